import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;

/** Hangman for the referee. What is missing is marked TODO. */
public class Hangman {
    private final Set<String> words = new TreeSet<>();
    private String pattern = "";
    private int left;

    /** Reads the words, one a line, in capitals and each once. */
    private void load(String path) throws IOException {
        words.clear();
        for (String line : Files.readAllLines(Path.of(path))) {
            words.add(line.strip().toUpperCase());
        }
        words.remove("");
    }

    /** Begins a game; says whether there is a word of this length. */
    private boolean start(int length, int mistakes) {
        pattern = "_".repeat(length);
        left = mistakes;
        // TODO: which words are possible? Which letters were guessed?
        return words.stream().anyMatch(word -> word.length() == length);
    }

    /** Changes pattern and mistakes left. Returns the answer to the player. */
    private String guess(String text) {
        // TODO: is it one letter, and a new one? Which family do you keep?
        return "error not written yet";
    }

    /** Returns a word that fits all answers. */
    private String reveal() {
        // TODO
        return "error not written yet";
    }

    private String answer(String line) throws IOException {
        String[] parts = line.split(" ", 2);
        switch (parts[0]) {
            case "words":
                load(parts[1]);
                return "ok";
            case "start":
                String[] numbers = parts[1].split(" ");
                return start(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]))
                    ? "pattern " + pattern + " " + left : "error no word has that length";
            case "guess":
                return guess(parts[1]);
            default:
                return reveal();
        }
    }

    public static void main(String[] arguments) throws IOException {
        Hangman hangman = new Hangman();
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        for (String line = input.readLine(); line != null && !line.equals("quit");
                line = input.readLine()) {
            System.out.println(hangman.answer(line));
        }
    }
}
