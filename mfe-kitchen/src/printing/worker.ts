import type { Clock } from '@burger/shared/device';
import type { Ears, Found, Link } from './device';
import type { Condition, Printer } from './printers';

/** What a printer is given to print. */
export interface Sheet {
  id: string;
  bytes: Uint8Array;
}

export interface WorkerPorts {
  clock: Clock;
  printer: () => Pick<Printer, 'speed' | 'answers'>;
  /** The device, where it is there; it may have to be plugged in, or chosen anew. */
  find: () => Promise<Found | null>;
  /** What waits first; null where nothing does. */
  next: () => Promise<Sheet | null>;
  /** What becomes of a sheet. `unsure`: it may have been printed, and may not. */
  tell: (id: string, what: 'sending' | 'waiting' | 'unsure' | 'printed') => void;
  show: (condition: Condition) => void;
  /** It said for the first time how it is. */
  onAnswer: () => void;
}

const patience = {
  /** For a byte that says how it is. */
  answerMs: 800,
  /** For the byte that comes after the last line, from a printer that says it is well. */
  printedMs: 6000,
  /** For a printer that takes nothing more. */
  takesMs: 5000,
  retryMs: 3000,
  idleMs: 15_000,
};

const initialize = Uint8Array.of(0x1b, 0x40);
// DLE EOT: how it is, answered at once. GS r: the same, answered once everything before it was printed.
const askNow = (what: 1 | 2 | 4) => Uint8Array.of(0x10, 0x04, what);
const askAfter = [0x1d, 0x72, 1];
const isStatus = (byte: number) => (byte & 0x93) === 0x12;
const isPrinted = (byte: number) => (byte & 0x90) === 0;
const offline = 0x08;
const coverOpen = 0x04;
const stoppedForPaper = 0x20;
const noPaper = 0x60;

/** Prints what waits for one printer, sheet after sheet; looks how it is before each, and every few seconds. */
export function createWorker(ports: WorkerPorts) {
  const { clock, printer, tell, show } = ports;
  const listeners = new Set<(byte: number) => void>();
  let line: { link: Link; lost: Promise<never> } | null = null;
  let isRunning = false;
  let isWanted = false;
  let isStopped = false;
  let cancelTimer: () => void = () => undefined;
  // Asked anew after whatever was waited for.
  const isOver = () => isStopped;

  const after = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));

  /** The first byte that fits. */
  function heardByte(fits: (byte: number) => boolean): Promise<number> {
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
      gone.signal.addEventListener('abort', () => reject(new Error('The printer is gone')));
    });
    // Somebody may be waiting for it, or nobody.
    lost.catch(() => undefined);
    const ears: Ears = {
      heard: (bytes) => {
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

  /** Sends, or fails where the line breaks meanwhile. Says so where the printer takes nothing. */
  async function send(bytes: Uint8Array): Promise<void> {
    if (!line) throw new Error('The printer is gone');
    const cancel = clock.after(patience.takesMs, () => show('off'));
    try {
      await Promise.race([line.link.write(bytes), line.lost]);
    } finally {
      cancel();
    }
  }

  async function ask(what: 1 | 2 | 4): Promise<number | null> {
    const answer = heardByte(isStatus);
    await send(askNow(what));
    return Promise.race([answer, after(patience.answerMs).then(() => null)]);
  }

  async function look(): Promise<Condition> {
    if (!line?.link.hears) return 'ready';
    const state = await ask(1);
    // Some never say anything: those are taken at their silence.
    if (state === null) return printer().answers ? 'off' : 'ready';
    if (!printer().answers) ports.onAnswer();
    const isOffline = (state & offline) > 0;
    const cause = isOffline ? ((await ask(2)) ?? 0) : 0;
    if (cause & coverOpen) return 'cover-open';
    const paper = (await ask(4)) ?? 0;
    if (cause & stoppedForPaper || paper & noPaper) return 'paper-out';
    return isOffline ? 'off' : 'ready';
  }

  /** Whether what was sent has been printed to the end; false where something was in the way meanwhile. */
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
      // It says how it is, and not when it is done.
      if (clock.now() - wellSince > patience.printedMs) return isUnbroken;
    }
  }

  async function print({ id, bytes }: Sheet): Promise<void> {
    show('printing');
    // Before anything is sent that could be seen on paper.
    await send(initialize);
    tell(id, 'sending');
    try {
      if (!line?.link.hears || !printer().answers) await send(bytes);
      else {
        const printed = heardByte(isPrinted);
        await send(Uint8Array.of(...bytes, ...askAfter));
        if (!(await isWhole(printed))) return tell(id, 'unsure');
      }
      tell(id, 'printed');
    } catch (broken) {
      tell(id, 'unsure');
      throw broken;
    }
  }

  /** All that can be printed now. Tells how the printer is at the end. */
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
    isWanted = false;
    const condition = await work().catch((): Condition => 'disconnected');
    listeners.clear();
    if (condition === 'disconnected') await close();
    isRunning = false;
    if (isOver()) return;
    show(condition);
    const isWell = condition === 'ready';
    if (isWell && (isWanted as boolean)) return turn();
    cancelTimer = clock.after(isWell ? patience.idleMs : patience.retryMs, () => void turn());
  }

  async function close(): Promise<void> {
    const link = line?.link;
    line = null;
    await link?.close().catch(() => undefined);
  }

  /** Something waits, or was plugged in. */
  function wake(): void {
    isWanted = true;
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
