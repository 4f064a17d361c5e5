import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Jobs } from '../../functions/src/jobs';
import { call, type Answer, type Call } from './line';
import { mailsIn } from './mail-server';
import { startProcess, unlessGone } from './processes';
import { openProvider } from './provider';
import type { Random } from './random';

export interface Troubles {
  store: 'none' | 'full' | 'forgetful';
  maps: 'none' | 'over' | 'down';
  mail: 'none' | 'down' | 'refusing' | 'forgetful';
}

// Only processes are killed, not machines, so files in memory suffice and need no waits for a disk.
const memory = '/dev/shm';

/** Runs the restaurant's servers behind one address; they can be killed. */
export async function openSite(program: string, random: Random) {
  const folder = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'week-'));
  const troubles: Troubles = { store: 'none', maps: 'none', mail: 'none' };
  const tally = { requests: 0, unanswered: 0, kills: 0 };
  const lines: string[] = [];
  const failures: string[] = [];
  let now = 0;
  const provider = await openProvider();
  let isSweeping = false;

  async function start() {
    const started = await startProcess(program, [
      folder,
      String(random.whole(0, 1e9)),
      provider.url,
    ]);
    await started.ask('time', now);
    for (const trouble of Object.entries(troubles)) await started.ask('trouble', trouble);
    return started;
  }
  let restaurant = start();
  const ask = async (what: string, value?: unknown) =>
    unlessGone((await restaurant).ask(what, value));

  const site = {
    tally,
    provider,
    failures,
    lines,
    get now() {
      return now;
    },

    async send(requested: Call): Promise<Answer | null> {
      tally.requests += 1;
      const { port } = await restaurant;
      const answer = await call(port, requested);
      if (!answer) tally.unanswered += 1;
      // 503 is expected during an outage; any other server error is a fault.
      else if (answer.status >= 500 && answer.status !== 503) {
        failures.push(`${requested.path} was answered ${answer.status}`);
      }
      return answer;
    },

    async goTo(moment: number): Promise<void> {
      now = moment;
      await ask('time', now);
    },

    /** Lets `ms` pass for the servers. Their time stands still while they work. */
    async live(ms: number): Promise<void> {
      await ask('live', ms);
    },

    /** Runs background jobs, unless an earlier run is not finished. */
    async sweep(...names: (keyof Jobs)[]): Promise<void> {
      if (isSweeping) return;
      isSweeping = true;
      await ask('sweep', names);
      isSweeping = false;
    },

    async trouble<What extends keyof Troubles>(what: What, trouble: Troubles[What]) {
      troubles[what] = trouble;
      await ask('trouble', [what, trouble]);
    },

    async kill(): Promise<void> {
      const victim = await restaurant;
      tally.kills += 1;
      restaurant = victim.kill().then(start);
      await restaurant;
    },

    storePort: async () => Number(await ask('storePort')),
    mails: () => mailsIn(join(folder, 'mails.jsonl')),
    readLogs: async () => void lines.push(...(((await ask('lines')) ?? []) as string[])),

    async close() {
      await (await restaurant).kill();
      provider.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return site;
}

export type Site = Awaited<ReturnType<typeof openSite>>;
