/** Serialisable arguments and results of functions that run in a page. */
export type Plain = string | number | boolean | null | Plain[] | { [name: string]: Plain };

/** A window's size and colour scheme. Its position cannot be set in all engines. */
export interface Visit {
  width: number;
  height: number;
  dark: boolean;
  /** Presses are touches; only Chromium's driver supports them. */
  touch?: true;
}

export interface Engine {
  visit(visit: Visit): Promise<Drive>;
  close(): Promise<void>;
}

/** Duration of a press in ms. An element that moves meanwhile does not get the release. */
export const pressMs = 80;

/** A browser window with a profile of its own, for any engine. */
export interface Drive {
  go(url: string): Promise<void>;
  /** Runs a function in the page. It may use only its arguments. */
  run<A extends Plain[], R>(work: (...args: A) => R | Promise<R>, ...params: A): Promise<R>;
  /** Runs a function in the other opened window. */
  runInOpened<A extends Plain[], R>(work: (...args: A) => R, ...params: A): Promise<R>;
  /** Presses with a trusted pointer event. */
  pressAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Holds all scripts until the returned function is called. Returns null when the driver cannot. */
  holdScripts(): Promise<(() => void) | null>;
  picture(): Promise<Buffer>;
  complaints(): string[];
  closeOpened(): Promise<number>;
  close(): Promise<void>;
}

export const callOf = (work: (...args: never[]) => unknown, params: Plain[]): string =>
  `(${work.toString()})(...${JSON.stringify(params)})`;
