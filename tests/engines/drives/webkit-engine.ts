import { callOf, pressMs, type Drive, type Engine, type Visit } from './drive';
import { startWebKit } from './webkit-session';

async function openWindow(visit: Visit): Promise<Drive> {
  const { session, complaints, end } = await startWebKit(visit);
  const own = await session.ask<string>('GET', '/window');
  const windows = () => session.ask<string[]>('GET', '/window/handles');
  const execute: Drive['run'] = async (work, ...args) => {
    const answer = await session.ask<{ value: never; error?: string }>('POST', '/execute/async', {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => ${callOf(work, args)})
          .then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`,
      args: [],
    });
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  };
  return {
    go: (url) => session.ask('POST', '/url', { url }),
    run: execute,
    async runInOpened(work, ...args) {
      const opened = (await windows()).find((one) => one !== own);
      await session.ask('POST', '/window', { handle: opened });
      try {
        return await execute(work, ...args);
      } finally {
        await session.ask('POST', '/window', { handle: own });
      }
    },
    pressAt: async (x, y) => {
      await session.ask('POST', '/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pause', duration: pressMs },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
    },
    holdScripts: async () => null,
    type: async (text) => {
      await session.ask('POST', '/actions', {
        actions: [
          {
            type: 'key',
            id: 'keys',
            actions: [...text].flatMap((value) => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
          },
        ],
      });
    },
    picture: async () => Buffer.from(await session.ask<string>('GET', '/screenshot'), 'base64'),
    complaints: () => complaints,
    async closeOpened() {
      const others = (await windows()).filter((one) => one !== own);
      for (const handle of [...others, own]) {
        await session.ask('POST', '/window', { handle });
        if (handle !== own) await session.ask('DELETE', '/window');
      }
      return others.length;
    },
    close: end,
  };
}

/** Debian's WebKitGTK; each visit has its own process. */
export const webkitEngine: Engine = { visit: openWindow, close: async () => undefined };
