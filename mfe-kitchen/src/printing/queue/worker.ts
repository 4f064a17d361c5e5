import type { Clock } from '@burger/shared/platform/device';
import type { Ears, Found, Link } from '../device/device';
import type { Condition, Printer } from '../device/printers';

export interface Sheet {
  id: string;
  bytes: Uint8Array;
}

export interface WorkerPorts {
  clock: Clock;
  printer: () => Pick<Printer, 'speed' | 'answers'>;
  /** Returns the device; null while it is not connected, or must be selected again. */
  find: () => Promise<Found | null>;
  next: () => Promise<Sheet | null>;
  /** Reports the state of a print job. `unsure`: it may have been printed. */
  tell: (id: string, what: 'sending' | 'waiting' | 'unsure' | 'printed') => void;
  show: (condition: Condition) => void;
  onAnswer: () => void;
}

const patience = {
  answerMs: 800,
  /** How long (ms) to wait for the printer's reply after the last line, while it reports no problem. */
  printedMs: 6000,
  takesMs: 5000,
  retryMs: 3000,
  idleMs: 15_000,
};

const initialize = Uint8Array.of(0x1b, 0x40);
// ESC/POS status commands: DLE EOT is answered immediately, GS r after everything before it was printed.
const askNow = (what: 1 | 2 | 4) => Uint8Array.of(0x10, 0x04, what);
const askAfter = [0x1d, 0x72, 1];
const isStatus = (byte: number) => (byte & 0x93) === 0x12;
const isPrinted = (byte: number) => (byte & 0x90) === 0;
const offline = 0x08;
const coverOpen = 0x04;
const stoppedForPaper = 0x20;
const noPaper = 0x60;

/** Prints the jobs of one printer, and checks its status before each job and every few seconds. */
export function createWorker(ports: WorkerPorts) {
  const { clock, printer, tell, show } = ports;
  const listeners = new Set<(byte: number) => void>();
  let line: { link: Link; lost: Promise<never> } | null = null;
  let isRunning = false;
  let isRequested = false;
  let isStopped = false;
  let cancelTimer: () => void = () => undefined;
  // A function, because the value may change while anything is awaited.
  const isOver = () => isStopped;

  const after = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));

  function receivedByte(fits: (byte: number) => boolean): Promise<number> {
    return new Promise((resolve) => {
      const listen = (byte: number) => {
        if (!fits(byte)) return;
        listeners.delete(listen);
        resolve(byte);
      };
      listeners.add(listen);
    });
  }

  async function connect(): Promise<boolean> {
    const found = await ports.find();
    if (!found) return false;
    const gone = new AbortController();
    const lost = new Promise<never>((_, reject) => {
      gone.signal.addEventListener('abort', () =>
        reject(new Error('The printer connection is lost')),
      );
    });
    // Nothing may await this promise when it rejects; without the handler that would be an unhandled
    // rejection.
    lost.catch(() => undefined);
    const ears: Ears = {
      onData: (bytes) => {
        for (const byte of bytes) for (const listen of [...listeners]) listen(byte);
      },
      lost: () => {
        gone.abort();
        if (line?.lost === lost) line = null;
        wake();
      },
    };
    const link = await found.open(printer().speed, ears);
    if (gone.signal.aborted) return false;
    line = { link, lost };
    return true;
  }

  /**
   * Sends data to the printer; rejects if the connection breaks. Shows the condition `off` while the printer
   * accepts nothing.
   */
  async function send(bytes: Uint8Array): Promise<void> {
    if (!line) throw new Error('The printer connection is lost');
    const cancel = clock.after(patience.takesMs, () => show('off'));
    try {
      await Promise.race([line.link.write(bytes), line.lost]);
    } finally {
      cancel();
    }
  }

  async function ask(what: 1 | 2 | 4): Promise<number | null> {
    const answer = receivedByte(isStatus);
    await send(askNow(what));
    return Promise.race([answer, after(patience.answerMs).then(() => null)]);
  }

  async function look(): Promise<Condition> {
    if (!line?.link.hears) return 'ready';
    const state = await ask(1);
    // Some printers never report a status, so their silence counts as ready.
    if (state === null) return printer().answers ? 'off' : 'ready';
    if (!printer().answers) ports.onAnswer();
    const isOffline = (state & offline) > 0;
    const cause = isOffline ? ((await ask(2)) ?? 0) : 0;
    if (cause & coverOpen) return 'cover-open';
    const paper = (await ask(4)) ?? 0;
    if (cause & stoppedForPaper || paper & noPaper) return 'paper-out';
    return isOffline ? 'off' : 'ready';
  }

  /** Returns whether everything was printed; false if an error occurred meanwhile. */
  async function isWhole(printed: Promise<number>): Promise<boolean> {
    let isUnbroken = true;
    let wellSince = clock.now();
    for (;;) {
      const first = Promise.race([printed, after(1000).then(() => null)]);
      if ((await Promise.race([first, line?.lost ?? Promise.reject(new Error('gone'))])) !== null)
        return isUnbroken;
      const condition = await look();
      show(condition === 'ready' ? 'printing' : condition);
      if (condition !== 'ready') {
        isUnbroken = false;
        wellSince = clock.now();
      }
      // This model reports its status, but never that it has printed everything.
      if (clock.now() - wellSince > patience.printedMs) return isUnbroken;
    }
  }

  async function print({ id, bytes }: Sheet): Promise<void> {
    show('printing');
    // Initialises the printer before `sending` is recorded: nothing can have been printed yet.
    await send(initialize);
    tell(id, 'sending');
    try {
      if (!line?.link.hears || !printer().answers) await send(bytes);
      else {
        const printed = receivedByte(isPrinted);
        await send(Uint8Array.of(...bytes, ...askAfter));
        if (!(await isWhole(printed))) return tell(id, 'unsure');
      }
      tell(id, 'printed');
    } catch (broken) {
      tell(id, 'unsure');
      throw broken;
    }
  }

  /** Prints all jobs that it can. Returns the printer's final condition. */
  async function work(): Promise<Condition> {
    if (!line && !(await connect())) return 'disconnected';
    for (;;) {
      const condition = await look();
      const sheet = condition === 'ready' && !isOver() ? await ports.next() : null;
      if (!sheet) return condition;
      await print(sheet);
    }
  }

  async function turn(): Promise<void> {
    if (isRunning || isOver()) return;
    isRunning = true;
    cancelTimer();
    isRequested = false;
    const condition = await work().catch((): Condition => 'disconnected');
    listeners.clear();
    if (condition === 'disconnected') await close();
    isRunning = false;
    if (isOver()) return;
    show(condition);
    const isWell = condition === 'ready';
    if (isWell && (isRequested as boolean)) return turn();
    cancelTimer = clock.after(isWell ? patience.idleMs : patience.retryMs, () => void turn());
  }

  async function close(): Promise<void> {
    const link = line?.link;
    line = null;
    await link?.close().catch(() => undefined);
  }

  function wake(): void {
    isRequested = true;
    void turn();
  }

  return {
    wake,
    async stop() {
      isStopped = true;
      cancelTimer();
      await close();
    },
  };
}
