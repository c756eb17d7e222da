import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Evil hangman for the referee: keeps a largest family, ties by chance. */
public class EvilHangman {
    private final Random random = new Random();
    private final Set<Character> guessed = new HashSet<>();
    private Set<String> words = new HashSet<>();
    private List<String> candidates = new ArrayList<>();
    private String pattern = "";
    private int left;

    private void load(String path) throws IOException {
        words = new HashSet<>();
        for (String line : Files.readAllLines(Path.of(path))) {
            words.add(line.strip().toUpperCase());
        }
        words.remove("");
    }

    private String start(int length, int mistakes) {
        candidates = new ArrayList<>();
        for (String word : words) {
            if (word.length() == length) {
                candidates.add(word);
            }
        }
        if (candidates.isEmpty()) {
            return "error no word has that length";
        }
        pattern = "_".repeat(length);
        left = mistakes;
        guessed.clear();
        return shown();
    }

    private String shown() {
        return "pattern " + pattern + " " + left;
    }

    private boolean isOver() {
        return left == 0 || pattern.indexOf('_') < 0;
    }

    private String patternOf(String word, char letter) {
        StringBuilder result = new StringBuilder(pattern);
        for (int place = 0; place < word.length(); place++) {
            if (word.charAt(place) == letter) {
                result.setCharAt(place, letter);
            }
        }
        return result.toString();
    }

    private String guess(String text) {
        char letter = text.isEmpty() ? ' ' : Character.toUpperCase(text.charAt(0));
        if (isOver() || text.length() != 1 || letter < 'A' || letter > 'Z' || !guessed.add(letter)) {
            return shown();
        }
        Map<String, List<String>> families = new HashMap<>();
        for (String word : candidates) {
            families.computeIfAbsent(patternOf(word, letter), key -> new ArrayList<>()).add(word);
        }
        int most = families.values().stream().mapToInt(List::size).max().getAsInt();
        List<String> largest = new ArrayList<>(families.keySet());
        largest.removeIf(key -> families.get(key).size() < most);
        String kept = largest.get(random.nextInt(largest.size()));
        left -= kept.equals(pattern) ? 1 : 0;
        pattern = kept;
        candidates = families.get(kept);
        return shown();
    }

    private String answer(String line) throws IOException {
        String[] parts = line.split(" ", 2);
        switch (parts[0]) {
            case "words":
                load(parts[1]);
                return "ok";
            case "start":
                String[] numbers = parts[1].split(" ");
                return start(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
            case "guess":
                return guess(parts[1]);
            default:
                return "word " + candidates.get(random.nextInt(candidates.size()));
        }
    }

    public static void main(String[] arguments) throws IOException {
        EvilHangman hangman = new EvilHangman();
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        for (String line = input.readLine(); line != null && !line.equals("quit");
                line = input.readLine()) {
            System.out.println(hangman.answer(line));
        }
    }
}
