/** Arguments and results, which must be serialisable, of functions that run in a page. */
export type Plain = string | number | boolean | null | Plain[] | { [name: string]: Plain };

/** Size and colour scheme of a window. Its position cannot be set in all engines. */
export interface Visit {
  width: number;
  height: number;
  dark: boolean;
  /** Whether presses are touches; only Chromium's driver supports these. */
  touch?: true;
}

export interface Engine {
  visit(visit: Visit): Promise<Drive>;
  close(): Promise<void>;
}

/** Duration of a press in ms. An element that moves meanwhile would not get the release. */
export const pressMs = 80;

/** A browser window with its own profile, for any engine. */
export interface Drive {
  go(url: string): Promise<void>;
  /** Runs a function in the page. The function may use only its arguments. */
  run<A extends Plain[], R>(work: (...args: A) => R | Promise<R>, ...params: A): Promise<R>;
  /** Runs a function in the window that the page has opened. */
  runInOpened<A extends Plain[], R>(work: (...args: A) => R, ...params: A): Promise<R>;
  /** Presses with a trusted pointer event. */
  pressAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /**
   * Holds all scripts back until the returned function is called. Returns null when the driver cannot do
   * that.
   */
  holdScripts(): Promise<(() => void) | null>;
  picture(): Promise<Buffer>;
  complaints(): string[];
  closeOpened(): Promise<number>;
  close(): Promise<void>;
}

export const callOf = (work: (...args: never[]) => unknown, params: Plain[]): string =>
  `(${work.toString()})(...${JSON.stringify(params)})`;
