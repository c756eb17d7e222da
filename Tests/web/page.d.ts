// The endpoint's replies, for the type check of public/*.js; this file is never served.
interface Guess {
  /** Who said it, on a board that all share. */
  seat?: number;
  letter: string;
  positions: number[];
}
/** What somebody said; it has no positions if it was said before. */
type Said = { letter: string; positions?: number[] };
type Value = { lower: number; upper: number } | null;

interface Settings {
  list: string;
  length: number | null;
  mistakes: number;
  evil: boolean;
  cunning: string;
  clue?: boolean;
}
/** What a word means, in English where it has no language. */
interface Meaning {
  text: string;
  language: string | null;
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
  meaning?: Meaning | null;
  /** What is told of the word from the start. */
  clue?: string | null;
  candidates: number | null;
  seed: string | null;
  commitment: string | null;
  nonce: string | null;
  /** The date of a game of the day. */
  daily: string | null;
  /** That of an earlier day's, which counts nowhere. */
  date?: string | null;
  dailyLanguage?: string | null;
  /** The language of the list, where it has one. */
  language: string | null;
  /** How many words there were before the first and after each guess, in an evil game. */
  left?: number[] | null;
  /** The letters of its alphabet. */
  letters: string;
  /** Where its words run. */
  direction?: 'ltr' | 'rtl';
  /** Which endgame it is, and what is left of it. */
  endgame?: { date: string; number: number; kind: string } | null;
  entries?: string[] | null;
  /** How others fared in it, where it is one of today and that may be told. */
  others?: any;
  /** The round of a room, where it is one. */
  room?: {
    id: string;
    round: number;
    clue: string | null;
    seat: number;
    /** The page's own: whether all seats guess on this board. */
    isShared?: true;
  } | null;
  /** How those of `entries`, or of a room's trap, are written, where that is not as their letters. */
  texts?: (string | null)[] | null;
  /** The same of all words of an endgame. */
  trapTexts?: (string | null)[] | null;
  /** The words of a trap, once it is over, and of an endgame. */
  trap?: string[] | null;
  outcome?: 'hit' | 'miss' | 'repeat' | null;
  /** Words that the last guess ruled out, as their list writes them. */
  letGo?: string[];
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
  daysInRow: number;
  bestDaysInRow: number;
  mistakes: number[];
  last: { date: string; status: string; mistakes: number } | null;
}
interface Daily {
  /** How others fared in this game, once the player has finished it. */
  others?: any;
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
  meanings?: (Meaning | null)[];
  mistakes?: number[] | null;
}
interface RoomResult {
  round: number;
  status: 'won' | 'lost' | 'forgotten';
  mistakes: number | null;
  guesses: number | null;
}
/** A seat by its number, and by the id that is never given twice in its room. */
interface Seat {
  seat: number;
  id?: string;
}
interface RoomRow extends Seat {
  rounds: RoomResult[];
}
/** What all who share a board see of it. */
interface Board {
  id: string;
  round: number;
  rounds: number;
  turn: number;
  game: Game | null;
  seats: { seat: number; guesses: number; hits: number }[];
  next: number | null;
  endsAt: string | null;
}
/** Where the game on the board is played: how a letter is said, how it stands, what is told. */
interface Sitting {
  say: (letter: string, id: string) => Promise<Game>;
  look: () => Promise<Game>;
  tell: (before: Game, game: Game, letter: string) => void;
  /** Why something was refused there, where that differs. */
  reasonOf?: (error: Failure) => string;
}
interface Room {
  /** Whether each seat has a board, or all share one. */
  id: string;
  title: string | null;
  scene: string | null;
  kind: 'words' | 'trap' | 'rounds';
  /** With nonces for the author alone. */
  rounds: { commitment: string; clue: string | null; nonce?: string }[];
  mistakes: number;
  evil: boolean;
  cunning: string;
  language: string | null;
  letters: string;
  direction?: 'ltr' | 'rtl';
  /** The mistakes that a trap costs whoever guesses perfectly, where that is known. */
  worth: number | null;
  /** How many letters the word of a room with one round has, where the program says so. */
  length?: number | null;
  table: 'all' | 'author';
  board?: 'own' | 'shared';
  closed: boolean;
  /** Whether nobody may take a seat any more. */
  locked?: boolean;
  /** With the key alone. */
  pass?: string | null;
  opensAt?: string | null;
  closesAt?: string | null;
  createdAt: string;
  expiresAt: string;
  seat: number | null;
  seats: number;
  own: RoomResult[];
  results: RoomRow[] | null;
  /** The author's lines as they were taken, for the author alone; null for drawn rounds. */
  lines?: { word: string; clue: string | null }[] | null;
}
/** What a letter was worth among the words left; `needs` where it is proved. */
interface Appraisal {
  letter: string;
  hit: number;
  left: number;
  needs: number | null;
}
interface Turn {
  letter: string;
  before: number;
  after: number;
  familyCount: number;
  families: Family[];
  /** Where the coach was asked. */
  yours?: Appraisal;
  best?: Appraisal;
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
  meanings?: boolean;
  translated?: boolean;
  language: string | null;
  letters: string;
  /** The rows of keys that its readers know, where it has a language. */
  keys: string[] | null;
  /** On the list of a language that has them: the mistakes of each day, and the opponents. */
  week?: number[] | null;
  opponents?: { name: string; mistakes: number; rate: number }[] | null;
  lengths: Record<string, number>;
}
/** So many players of today's game or of an endgame; those who lost are apart. */
interface Bar {
  label: string;
  count: number;
  share: number;
  isOwn: boolean;
  isApart: boolean;
}
/** How others fared: the name of a text, its values, and bars. */
interface Fared {
  name: string;
  values: any;
  bars: Bar[];
}
type Values = Record<string, string | number>;

// The page's own data.
/** Why something did not work, by the endpoint's code, or by the browser. */
interface Failure {
  code?: string;
  message?: string;
  /** Of an answer that was not the endpoint's. */
  status?: number;
  detail?: string;
}
/** A guess of a replay, as it was read. */
type Guessed = Turn & { hit: boolean; keptFamily: Family; others: Family[] };
/** The texts of a view by their names, with their places filled. */
type Texts = (name: string, values?: Record<string, any>) => string;

/** What the browser remembers. */
interface Looks {
  language: string;
  theme: string;
  scene: string;
  order: string;
  typing: boolean;
  sound: boolean;
  counting: boolean;
  coach: boolean;
  seen: boolean;
  /** The id of the first game that was lost here. */
  lost: string;
}
interface State {
  game: Game | undefined;
  /** The commitment that came with the first reply of an honest game. */
  promise: string | null;
  /** The id of a game that came back, so that cookies are known to work. */
  knownGame: string;
  lists: WordList[];
  /** The id of the game whose end was closed, or did not open below a link. */
  endClosed: string;
  /** How often something was asked for; a view that was overtaken does not open. */
  taps: number;
  /** What did not come, and what is done once more. */
  trouble?: { said: string; action: () => unknown; wish: { hash?: string; do?: string; value?: string } };
  /** Whether all views were asked for, so that they are there without a network. */
  isFetched: boolean;
  daily: Daily | undefined;
  /** The room that is shown, as it was last seen, and what its promises are worth. */
  room: {
    place: Place;
    room: Room;
    verdict: string;
    /** How its table is sorted: by seats, results or times; seconds by seats for the last. */
    order?: string;
    times?: Map<number, number>;
  } | undefined;
  /** The board that all of a room share, as it was last seen. */
  board?: Board;
  /** Which kind of room is being made; by its digits a repeated call finds the room that it has made. */
  making?: { card: string; once: string; pair?: string; key: string };
  /** The ids of lists that the server has and `lists` lacks. */
  compiling: string[];
  /** Letters on their way to the server. */
  pending: ReadonlySet<string>;
  isBusy: boolean;
  /** What the status line says. */
  said: string;
  timesSaid: number;
  /** What the last answer was: `start`, `hit`, `miss`, `repeat`, or a `fault` that the page tells. */
  act: { kind: string; name?: string; letter?: string };
  looks: Looks;
}
/** What the page's address asks for. */
interface Link {
  view?: string;
  text?: string;
  /** Of a player's code: whether the browser has a player already. */
  hadPlayer?: boolean;
  isBroken?: boolean;
  isToday?: boolean;
  date?: string;
  query?: string;
  /** The mistakes with which the sender won. */
  beat?: string;
}

/** By pairs of friends and rooms, who found the word. */
type Pairs = Record<string, Record<string, string>>;

/** What leads to a room. */
interface Place {
  id: string;
  /** Whose words go back and forth, where this is one of theirs. */
  pair?: string;
  check?: string;
  key?: string;
  /** What newcomers say after the code, where its author has changed it. */
  pass?: string;
  card?: string;
  title?: string | null;
  scene?: string | null;
  rounds?: number;
}
/** Opens the form of a card, filled with what a room had. */
type Make = (card: string, given?: Partial<Room> & { pair?: string }) => unknown;
/** Fills the form of a room with what one had. */
type Fill = (given: Partial<Room>) => void;
/** Changes a room as its author. */
type Act = (path: string, more?: Record<string, string>) => unknown;
/** What an author can do with a room's table. */
interface Author {
  place: Place;
  /** Frees seats by a rule, or the one of an id or number. */
  seats: (rule: Record<string, string>) => unknown;
}
/** A room as the browser remembers it: when it was made, its first words, and how far they were. */
type Remembered = Place & { at?: string; words?: string; pupils?: number; finished?: number };
/** The names that an author wrote, by rooms and seats. */
type Names = Record<string, Record<string, string>>;

/**
 * A square of a QR code's modules, 1 where dark, by rows. Fixed ones belong to function patterns:
 * data goes around them, and masks leave them alone.
 */
interface Grid {
  size: number;
  dark: number[][];
  fixed: boolean[][];
}
/** A guess with the mistakes left before it. */
type Slip = Guessed & { left: number };
/** What the coach says of a game, and of letters that were not the best. */
interface Advice {
  good: string;
  hints: Map<string, string[]>;
  point?: string;
  /** The letter whose hint is seen without being asked for. */
  shown?: string;
}
interface SieveOptions {
  t: Texts;
  /** The sentence that tells the game. */
  lead: string;
  /** The letter of the guess that made the game, and the name of a text about it. */
  turning: { letter?: string; name?: string };
  evil: boolean;
  /** How evil its opponent looks. */
  rung?: number;
  answer: string;
  language: string;
  direction?: 'ltr' | 'rtl';
  reducedMotion: boolean;
  advice?: Advice;
  /** Asks what a word means, where the list has meanings. */
  ask?: (word: string) => Promise<Meaning | null | undefined>;
}
