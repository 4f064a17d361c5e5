import { setTimeout } from 'node:timers/promises';
import type { Answer, Call } from './call';
import type { Random } from './random';
import type { Site } from './site';

export type Send = (asked: Call) => Promise<Answer | null>;

/** A connection over which requests are slow, answers get lost, and requests never arrive. */
export function badLine(site: Site, random: Random, badness: number): Send {
  return async (asked) => {
    if (!random.chance(badness)) return site.send(asked);
    switch (random.pick(['slow', 'slow-answer', 'never-sent', 'answer-lost', 'hung-up'] as const)) {
      case 'slow':
        // Overtaken by what was sent later.
        await setTimeout(random.whole(5, 80));
        return site.send(asked);
      case 'slow-answer': {
        const answer = await site.send(asked);
        await setTimeout(random.whole(5, 80));
        return answer;
      }
      case 'never-sent':
        return null;
      case 'answer-lost':
        await site.send(asked);
        return null;
      case 'hung-up':
        return site.send({ ...asked, hangUpAfter: random.whole(0, 30) });
    }
  };
}
