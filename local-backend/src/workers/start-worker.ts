import { Worker } from 'node:worker_threads';

export interface RunningWorker {
  /** The loopback port that the worker's server listens on. */
  port: number;
  /** Lets the worker finish its writes, then ends it. */
  stop(): Promise<void>;
}

/** What a worker tells the main thread. */
export type WorkerMessage = { port: number } | { say: string };

/**
 * Starts a server in a thread of its own and waits until it listens. `say` gets the lines that the worker wants printed;
 * a worker that dies later ends the whole program, because half a backend helps nobody.
 */
export function startWorker(
  file: string,
  workerData: unknown,
  say: (line: string) => void,
): Promise<RunningWorker> {
  const worker = new Worker(file, { workerData });
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
      resolve({ port: message.port, stop });
    });
    worker.on('error', (error) => {
      if (running) throw error;
      reject(error);
    });
  });
}
