import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { sent, type Answer, type Kind } from './attack';
import { orderProblem, problemOf, wasAccepted } from './judge';
import { orderKinds } from './kinds';
import { storeKinds, storeSeeds } from './store-kinds';
import type { Target } from './targets';
import { validOrder } from './valid-order';

const atATime = 25;
const seed = Number(process.env['ATTACK_SEED'] ?? 20130);
const kinds = [...orderKinds, ...storeKinds];

/**
 * Sends `count` attacks spread evenly over all kinds, and checks each response against its kind's required
 * result.
 */
export function describeAttacks(method: string, count: number, open: () => Promise<Target>): void {
  const perKind = Math.ceil(count / kinds.length);
  const tally = {
    way: method,
    seed,
    kinds: kinds.length,
    refused: 0,
    harmless: 0,
    accepted: 0,
    controls: 0,
  };
  let target: Target;
  let before: Record<string, unknown>;
  let placed = 1;

  async function control(among: number): Promise<void> {
    const [order] = fc.sample(validOrder, { seed: among, numRuns: 1 });
    const { answer, customerId } = await target.toApi(sent(order!));
    expect(orderProblem(order!, customerId, answer)).toBeNull();
    tally.controls += 1;
    placed += 1;
  }

  function note(kind: Kind, answer: Answer): void {
    if (wasAccepted(kind, answer)) tally.accepted += 1;
    else if (kind.verdict === 'no-effect') tally.harmless += 1;
    else tally.refused += 1;
  }

  beforeAll(async () => {
    target = await open();
    before = await target.stored();
  });
  afterAll(async () => {
    await target.close();
    mkdirSync(join(__dirname, '../../reports'), { recursive: true });
    writeFileSync(
      join(__dirname, `../../reports/attacks-${method.replaceAll(' ', '-')}.json`),
      JSON.stringify(tally),
    );
  });

  /** Sends the attacks of one kind in batches. After each batch a valid order must still be accepted. */
  const bombard = async (kind: Kind, send: (attack: never) => Promise<string | null>) => {
    const index = kinds.indexOf(kind);
    for (let from = 0; from < perKind; from += atATime) {
      const numRuns = Math.min(atATime, perKind - from);
      const attacks = fc.sample(kind.attacks, { seed: seed + index * 1_000_003 + from, numRuns });
      const problems = await Promise.all(attacks.map((attack) => send(attack as never)));
      const [problem] = problems.flatMap((found, at) =>
        found === null ? [] : [`${found}\nto ${String(attacks[at]!.body).slice(0, 2000)}`],
      );
      expect(problem).toBeUndefined();
      await control(seed + index * 7919 + from);
    }
  };

  describe(`orders ${method}`, () => {
    test.each(orderKinds)('order attack $name: $verdict', async (kind) => {
      await bombard(kind, async (attack) => {
        const { answer, customerId } = await target.toApi(attack);
        note(kind, answer);
        if (kind.verdict === 'no-effect' && answer.status === 201) placed += 1;
        return problemOf(kind, attack, customerId, answer);
      });
    });
  });

  describe(`the store ${method}`, () => {
    test.each(storeKinds)('Firestore attack $name: $verdict', async (kind) => {
      await bombard(kind, async (attack) => {
        const answer = await target.toStore(attack);
        note(kind, answer);
        return problemOf(kind, attack, '', answer);
      });
    });
  });

  describe(`after all attacks ${method}`, () => {
    test('after all attacks the store has exactly the orders that were acknowledged', async () => {
      expect(await target.countOrders()).toBe(placed);
    });

    test('after all attacks every document besides the acknowledged orders is unchanged', async () => {
      expect(before).toMatchObject(storeSeeds);
      expect(await target.stored()).toEqual(before);
    });

    test('no attack was accepted, and a valid order still is', async () => {
      expect(tally.accepted).toBe(0);
      await control(seed - 1);
    });
  });
}

export const requested = Number(process.env['ATTACKS'] ?? 2500);
