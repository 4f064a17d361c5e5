import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';

export interface RunningWorker {
  /** The loopback port that the worker's server listens on. */
  port: number;
  /** What a request to it has to say, where it answers only us. */
  secret: string;
  /** Lets the worker finish its writes, then ends it. */
  stop(): Promise<void>;
}

/** What a worker tells the main thread. */
export type WorkerMessage = { port: number } | { say: string };

/** Errors of native code lose their kind on the way from one thread to another. */
const asError = (thrown: unknown): Error =>
  thrown instanceof Error
    ? thrown
    : new Error(String((thrown as { message?: unknown } | null)?.message ?? thrown));

/**
 * Starts a server in a thread of its own and waits until it listens. `say` gets the lines that the worker wants printed;
 * a worker that dies later ends the whole program, because half a backend helps nobody.
 */
export function startWorker(
  file: string,
  settings: object,
  say: (line: string) => void,
): Promise<RunningWorker> {
  const secret = randomBytes(32).toString('hex');
  const worker = new Worker(file, { workerData: { ...settings, secret } });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    worker.removeAllListeners('error');
    worker.on('error', () => undefined);
    worker.postMessage('stop');
    const timer = setTimeout(() => void worker.terminate(), 5000);
    await exited;
    clearTimeout(timer);
  };
  return new Promise((resolve, reject) => {
    let running = false;
    worker.on('message', (message: WorkerMessage) => {
      if ('say' in message) return say(message.say);
      running = true;
      resolve({ port: message.port, secret, stop });
    });
    worker.on('error', (thrown: unknown) => {
      if (running) throw asError(thrown);
      reject(asError(thrown));
    });
  });
}
