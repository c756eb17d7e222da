"""Runs that a program cannot talk into another verdict, one by one or a class at a time."""
