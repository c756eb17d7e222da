// What the endpoint sends, for the type check of public/*.js; never served.
interface Guess {
  letter: string;
  positions: number[];
}
type Value = { lower: number; upper: number } | null;

interface Settings {
  list: string;
  length: number | null;
  mistakes: number;
  evil: boolean;
  cunning: string;
}
interface Game {
  id: string;
  status: 'playing' | 'won' | 'lost' | 'void';
  pattern: string;
  guesses: Guess[];
  mistakes: number;
  mistakesAllowed: number;
  mistakesLeft: number;
  settings: Settings;
  answer: string | null;
  /** The answer as its list writes it, where that is not as its letters. */
  answerText?: string | null;
  candidates: number | null;
  seed: string | null;
  commitment: string | null;
  nonce: string | null;
  /** The date of a game of the day. */
  daily: string | null;
  /** The language of the list, where it has one. */
  language: string | null;
  /** How many words there were before the first and after each guess, in an evil game. */
  left?: number[] | null;
  /** The letters of its alphabet. */
  letters: string;
  /** Where its words run. */
  direction?: 'ltr' | 'rtl';
  /** The round of a room, where it is one. */
  room?: { id: string; round: number; clue: string | null; seat: number } | null;
  /** The words of a trap, once it is over. */
  trap?: string[] | null;
  outcome?: 'hit' | 'miss' | 'repeat' | null;
  /** The page's own: whether the server has just made it. */
  isNew?: true;
}
interface Score {
  rank: number;
  word: string;
  mistakes: number;
  mistakesAllowed: number;
  guesses: number;
  list: string;
  evil: boolean;
  cunning: string;
  game: string;
}
interface DailyHistory {
  played: number;
  won: number;
  streak: number;
  bestStreak: number;
  mistakes: number[];
  last: { date: string; status: string; mistakes: number } | null;
}
interface Daily {
  /** The player's game of this date, over or not. */
  game?: Game | null;
  /** How the games of the last 366 days ended, the latest first. */
  days?: { date: string; status: string }[];
  /** The language of this game, null for English. */
  dailyLanguage?: string | null;
  date: string;
  endsAt: string;
  settings: Settings;
  status: 'playing' | 'won' | 'lost' | null;
}
interface GameHistory {
  daily?: DailyHistory;
  scores: Score[];
  played: number;
  won: number;
  streak: number;
  bestStreak: number;
}
interface Family {
  pattern: string;
  entries: number;
  kept: boolean;
  examples: string[];
  /** How each is written, null where as its letters. */
  texts?: (string | null)[];
  mistakes?: number[] | null;
}
interface RoomResult {
  round: number;
  status: 'won' | 'lost' | 'forgotten';
  mistakes: number | null;
  guesses: number | null;
}
interface Room {
  id: string;
  kind: 'words' | 'trap' | 'rounds';
  /** With nonces for the author alone. */
  rounds: { commitment: string; clue: string | null; nonce?: string }[];
  mistakes: number;
  evil: boolean;
  cunning: string;
  language: string | null;
  letters: string;
  /** The mistakes that a trap costs whoever guesses perfectly, where that is known. */
  worth: number | null;
  table: 'all' | 'author';
  closed: boolean;
  createdAt: string;
  expiresAt: string;
  seat: number | null;
  seats: number;
  own: RoomResult[];
  results: { seat: number; rounds: RoomResult[] }[] | null;
}
interface Turn {
  letter: string;
  before: number;
  after: number;
  familyCount: number;
  families: Family[];
}
interface Replay {
  game: string;
  /** The bounds of what nobody can be sure to avoid, where they are proved. */
  value: Value;
  turns: Turn[];
}
interface WordList {
  id: string;
  title: string;
  entries: number;
  longest: number;
  phrases: boolean;
  language: string | null;
  letters: string;
  /** The rows of keys that its readers know, where it has a language. */
  keys: string[] | null;
  lengths: Record<string, number>;
}
type Values = Record<string, string | number>;
