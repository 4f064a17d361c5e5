import { createServer, type RequestListener } from 'node:http';
import { parentPort } from 'node:worker_threads';
import { listen, stopListening } from '../loopback';

/** The worker's half: serves on a free loopback port until the main thread says stop, then runs `finish`. */
export async function serveInWorker(answer: RequestListener, finish: () => void): Promise<void> {
  const server = createServer(answer);
  parentPort?.on('message', (message) => {
    if (message !== 'stop') return;
    void stopListening(server).then(() => {
      finish();
      parentPort?.close();
      process.exit(0);
    });
  });
  const port = await listen(server, 0);
  parentPort?.postMessage({ port });
}

/** Prints a line on the terminal of the main thread. */
export const sayFromWorker = (line: string): void => parentPort?.postMessage({ say: line });
