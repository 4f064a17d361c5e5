import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A process of the simulation: it answers requests of the driver and can be killed at any time. */
export interface Running {
  port: number;
  /** Asks the process. Rejects when it ends before it has answered. */
  ask(what: string, value?: unknown): Promise<unknown>;
  kill(): Promise<void>;
}

class Gone extends Error {}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

function answersOf(child: ChildProcess) {
  const waiting = new Map<number, Waiting>();
  child.on('message', ({ id, value, failed }: Answered) => {
    const requested = waiting.get(id);
    waiting.delete(id);
    if (failed === undefined) requested?.resolve(value);
    else requested?.reject(new Error(failed));
  });
  child.on('exit', () => {
    for (const { reject } of waiting.values()) reject(new Gone('The process is gone'));
    waiting.clear();
  });
  return (id: number) =>
    new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
}

export async function startProcess(program: string, args: readonly string[]): Promise<Running> {
  const child = fork(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const answer = answersOf(child);
  const port = Number(await answer(0));
  let last = 0;
  return {
    port,
    ask(what, value) {
      if (!child.connected) return Promise.reject(new Gone('The process is gone'));
      last += 1;
      const answered = answer(last);
      child.send({ id: last, what, value });
      return answered;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Returns the process's answer, or null when the process was killed meanwhile. */
export const unlessGone = <Value>(requested: Promise<Value>): Promise<Value | null> =>
  requested.catch((error: unknown) => {
    if (error instanceof Gone || (error as { code?: string }).code === 'ERR_IPC_CHANNEL_CLOSED') {
      return null;
    }
    throw error;
  });

export interface Requested {
  id: number;
  what: string;
  value: unknown;
}

export interface Answered {
  id: number;
  value?: unknown;
  failed?: string;
}

type Work = (value: never) => unknown;

/** Answers the driver's requests; the process exits when the driver does. */
export function answerDriver(works: Record<string, Work>): void {
  process.on('message', ({ id, what, value }: Requested) => {
    void Promise.resolve()
      .then(() => works[what]?.(value as never))
      .then(
        (answer): Answered => ({ id, value: answer }),
        (error: unknown): Answered => ({ id, failed: String((error as Error).stack ?? error) }),
      )
      .then((answered) => void (process.connected && process.send?.(answered)));
  });
  process.on('disconnect', () => process.exit(0));
}

export const sayReady = (port: number): void => void process.send?.({ id: 0, value: port });
