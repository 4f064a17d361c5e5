/** What a function that runs in a page may be given and may answer. */
export type Plain = string | number | boolean | null | Plain[] | { [name: string]: Plain };

/** A window's size and scheme; where it stands no browser here may say. */
export interface Visit {
  width: number;
  height: number;
  dark: boolean;
  /** Presses are a finger's. Chromium alone. */
  touch?: true;
}

export interface Engine {
  /** Opens a window with a profile of its own. */
  visit(visit: Visit): Promise<Drive>;
  close(): Promise<void>;
}

/** How long a person holds a button down (ms): what moves under the pointer meanwhile misses the release. */
export const pressMs = 80;

/** One browser window with a profile of its own, whichever engine it belongs to. */
export interface Drive {
  go(url: string): Promise<void>;
  /** Runs a function in the page; it may use nothing but its arguments. */
  run<A extends Plain[], R>(work: (...given: A) => R | Promise<R>, ...given: A): Promise<R>;
  /** The same in the window that was opened besides this one. */
  runInOpened<A extends Plain[], R>(work: (...given: A) => R, ...given: A): Promise<R>;
  /** A press of the pointer, which the browser takes for a person's. */
  pressAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Holds all scripts back until the answer is called; null where the driver cannot. */
  holdScripts(): Promise<(() => void) | null>;
  picture(): Promise<Buffer>;
  /** What the page has written to the console as an error, and thrown. */
  complaints(): string[];
  /** Closes the windows that were opened besides this one; answers how many there were. */
  closeOpened(): Promise<number>;
  close(): Promise<void>;
}

/** The call of a function with what it is given, as a script. */
export const callOf = (work: (...given: never[]) => unknown, given: Plain[]): string =>
  `(${work.toString()})(...${JSON.stringify(given)})`;
