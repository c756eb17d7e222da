"""What is right: words and families, the judge, the cases. Nothing here runs a program."""
