import { randomBytes } from 'node:crypto';
import { Agent, type ServerResponse } from 'node:http';
import { Worker } from 'node:worker_threads';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { loopback, proxyHeader } from '../loopback';

export interface RunningWorker {
  port: number;
  secret: string;
  stop(): Promise<void>;
}

type WorkerMessage = { port: number } | { say: string };

/** Converts a thrown value to an Error, because errors of native code lose their class between threads. */
const asError = (thrown: unknown): Error =>
  thrown instanceof Error
    ? thrown
    : new Error(String((thrown as { message?: unknown } | null)?.message ?? thrown));

/** Starts a server in its own thread. If the thread dies later, the program ends. */
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

const agent = new Agent({ keepAlive: true });
const unavailable = { code: 503, message: 'Starting or stopping', status: 'UNAVAILABLE' };
const replaced = /^(x-powered-by|access-control-.*)$/;

/** Forwards requests below these paths to a worker. Responds 503 while it is unreachable. */
export function proxyTo({ port, secret }: RunningWorker, paths: readonly string[]): RequestHandler {
  const proxy = createProxyMiddleware({
    target: `http://${loopback}:${port}`,
    agent,
    headers: { [proxyHeader]: secret },
    on: {
      proxyRes: (answer) => {
        // The main server sets its own, stricter headers.
        answer.headers = Object.fromEntries(
          Object.entries(answer.headers).filter(([name]) => !replaced.test(name)),
        );
      },
      error: (_error, _request, response) => {
        if (!('writeHead' in response) || response.headersSent) return response.destroy();
        (response as ServerResponse)
          .writeHead(503, { 'content-type': 'application/json' })
          .end(JSON.stringify({ error: unavailable }));
      },
    },
  });
  return (request, response, next) =>
    paths.some((start) => request.url.startsWith(start)) ? proxy(request, response, next) : next();
}
