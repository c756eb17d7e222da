// Hangman for the referee. What is missing is marked TODO.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST = 63, MOST = 500000 };

static char words[MOST][LONGEST + 1];
static int count;

static char pattern[LONGEST + 1];
static int left;

// Reads the words, one a line, in capitals.
static void load(const char *path) {
    char line[256];
    FILE *file = fopen(path, "r");
    for (count = 0; file && count < MOST && fgets(line, sizeof line, file);) {
        line[strcspn(line, " \t\r\n")] = 0;
        for (char *c = line; *c; c++) *c = (char)toupper((unsigned char)*c);
        // TODO: a word may be in the file twice.
        if (*line && strlen(line) <= LONGEST) strcpy(words[count++], line);
    }
    if (file) fclose(file);
}

// Begins a game; says whether there is a word of this length.
static int start(int length, int mistakes) {
    int fits = 0;
    if (length > LONGEST) return 0;
    for (int i = 0; i < count; i++) fits |= (int)strlen(words[i]) == length;
    memset(pattern, '_', (size_t)length);
    pattern[length] = 0;
    left = mistakes;
    // TODO: which words are possible? Which letters were guessed?
    return fits;
}

// Changes pattern and mistakes left, and answers the player.
static void guess(const char *text) {
    // TODO: is it one letter, and a new one? Which family do you keep?
    (void)text;
    puts("error not written yet");
}

// Answers with a word that fits all answers.
static void reveal(void) {
    // TODO
    puts("error not written yet");
}

int main(void) {
    char line[4096];
    int length, mistakes;
    while (fgets(line, sizeof line, stdin) && strncmp(line, "quit", 4)) {
        line[strcspn(line, "\r\n")] = 0;
        if (!strncmp(line, "words ", 6)) load(line + 6), puts("ok");
        else if (sscanf(line, "start %d %d", &length, &mistakes) == 2) {
            if (start(length, mistakes)) printf("pattern %s %d\n", pattern, left);
            else puts("error no word has that length");
        } else if (!strncmp(line, "guess ", 6)) guess(line + 6);
        else reveal();
        fflush(stdout);
    }
}
