// Evil hangman for the referee: keeps a largest family, ties by chance.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LONGEST = 63, MOST = 500000 };

static char words[MOST][LONGEST + 1];
static int count;

// The game: the candidates are places in words, the pattern hides letters as _.
static int candidates[MOST], possible, length, left;
static char pattern[LONGEST + 1];
static int guessed[256];

static int by_letters(const void *a, const void *b) { return strcmp(a, b); }

static void load(const char *path) {
    char line[256];
    FILE *file = fopen(path, "r");
    for (count = 0; file && count < MOST && fgets(line, sizeof line, file);) {
        line[strcspn(line, " \t\r\n")] = 0;
        for (char *c = line; *c; c++) *c = (char)toupper((unsigned char)*c);
        if (*line && strlen(line) <= LONGEST) strcpy(words[count++], line);
    }
    if (file) fclose(file);
    qsort(words, (size_t)count, sizeof words[0], by_letters);
}

static void start(int wanted, int mistakes) {
    length = wanted, left = mistakes, possible = 0;
    memset(guessed, 0, sizeof guessed);
    for (int i = 0; i < count; i++)
        if ((int)strlen(words[i]) == length && (!i || strcmp(words[i], words[i - 1])))
            candidates[possible++] = i;
    if (!possible) return;
    memset(pattern, '_', (size_t)length);
    pattern[length] = 0;
}

// The places of the letter in the word, as bits.
static unsigned long long places(const char *word, char letter) {
    unsigned long long bits = 0;
    for (int i = 0; word[i]; i++) bits |= (unsigned long long)(word[i] == letter) << i;
    return bits;
}

static char sorted_by;

static int by_places(const void *a, const void *b) {
    unsigned long long x = places(words[*(const int *)a], sorted_by);
    unsigned long long y = places(words[*(const int *)b], sorted_by);
    return (x > y) - (x < y);
}

static void guess(const char *text) {
    int letter = toupper((unsigned char)text[0]);
    int over = left == 0 || !strchr(pattern, '_');
    if (over || strlen(text) != 1 || letter < 'A' || letter > 'Z' || guessed[letter]++) return;
    // Sorted by places, families are runs: the longest is kept, of several one by chance.
    sorted_by = (char)letter;
    qsort(candidates, (size_t)possible, sizeof candidates[0], by_places);
    int kept = 0, most = 0, ties = 0;
    for (int from = 0, to; from < possible; from = to) {
        for (to = from + 1; to < possible && !by_places(&candidates[from], &candidates[to]);) to++;
        if (to - from > most) most = to - from, kept = from, ties = 1;
        else if (to - from == most && rand() / (RAND_MAX / ++ties + 1) == 0) kept = from;
    }
    memmove(candidates, candidates + kept, (size_t)most * sizeof candidates[0]);
    possible = most;
    const char *word = words[candidates[0]];
    for (int i = 0; i < length; i++) if (word[i] == letter) pattern[i] = (char)letter;
    if (!places(word, (char)letter)) left--;
}

int main(void) {
    char line[4096], text[4096];
    int wanted, mistakes;
    srand((unsigned)time(NULL));
    while (fgets(line, sizeof line, stdin) && strncmp(line, "quit", 4)) {
        line[strcspn(line, "\r\n")] = 0;
        if (!strncmp(line, "words ", 6)) load(line + 6), puts("ok");
        else if (!strcmp(line, "reveal")) printf("word %s\n", words[candidates[0]]);
        else {
            if (sscanf(line, "start %d %d", &wanted, &mistakes) == 2) start(wanted, mistakes);
            if (sscanf(line, "guess %4095s", text) == 1) guess(text);
            if (possible) printf("pattern %s %d\n", pattern, left);
            else puts("error no word has that length");
        }
        fflush(stdout);
    }
}
