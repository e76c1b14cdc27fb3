"""What people have when servers, databases, buses and connections fail under their hands: everything."""
