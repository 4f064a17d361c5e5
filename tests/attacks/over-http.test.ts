import fc from 'fast-check';
import { sent } from './attack';
import { describeAttacks, wanted } from './describe-attacks';
import { openOverHttp, type Target } from './targets';
import { validOrder } from './valid-order';

jest.setTimeout(3_600_000);

const count = Math.floor(wanted / 10);
describeAttacks('over HTTP', count, () => openOverHttp(count));

describe('one customer orders again and again', () => {
  let target: Target;
  beforeAll(async () => {
    // Two customers: one for the order that is there before, one who spams.
    target = await openOverHttp(0);
  });
  afterAll(() => target.close());

  test('the burst is refused after ten, whatever comes at the same time, and the others are served', async () => {
    const orders = fc.sample(validOrder, { seed: 3, numRuns: 41 });
    const spam = orders.slice(0, 40).map((order) => target.toApi({ ...sent(order), sender: 1 }));
    const statuses = (await Promise.all(spam)).map(({ answer }) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    const other = await target.toApi({ ...sent(orders[40]!), sender: 2 });
    expect(other.answer.status).toBe(201);
    expect(await target.countOrders()).toBe(12);
  });
});
