import { testCounter } from '../testing/counter';

const counter = testCounter();

// Firestore rejects ids longer than 1,500 bytes, so a long id in a path must never reach the store.
beforeEach(() => {
  for (const read of ['byNumber', 'find'] as const)
    jest.spyOn(counter.kitchen, read).mockRejectedValue(new Error('INVALID_ARGUMENT'));
});

const badIds = ['a'.repeat(1600), 'BK1', '..%2F..%2Fpeople', '%00', 'BK482130770%0A', '__id__'];

describe.each(badIds)('the id %.20s in a path', (id) => {
  test.each(['cancel', 'bill', 'pay', 'pay-on-hand-over'])(
    'POST /api/orders/<id>/%s returns 404 without reading the store',
    async (step) => {
      const path = `/api/orders/${id}/${step}`;
      expect(await counter.site.send(path, { method: 'POST', token: 'asha' })).toMatchObject({
        status: 404,
        body: { error: { code: 'not-found' } },
      });
    },
  );

  test.each(['step', 'change', 'bill', 'rider-link', 'pay-on-hand-over', 'refund'])(
    'POST /api/kitchen/orders/<id>/%s returns 400 or 404 without reading the store',
    async (step) => {
      expect([400, 404]).toContain((await counter.post(`/orders/${id}/${step}`, {})).status);
    },
  );
});
