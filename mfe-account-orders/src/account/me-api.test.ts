import { answering } from '@burger/shared/testing';
import { meApi } from './me-api';

const token = async () => 't';

test('everything is asked for with a fresh token', async () => {
  const fetched = answering(200, '{"orders":[]}');
  const asked = jest.fn(token);
  expect(await meApi(asked, fetched).data()).toEqual({ orders: [] });
  expect(asked).toHaveBeenCalledWith({ fresh: true });
  expect(fetched).toHaveBeenCalledWith(
    '/api/me/data',
    expect.objectContaining({ method: 'GET', headers: { Authorization: 'Bearer t' } }),
  );
});

test.each([
  [200, {}, 'erased'],
  [403, { error: { reason: 'order-under-way', message: 'Later' } }, { refused: 'Later' }],
])('%s %j: %j', async (status, body, outcome) =>
  expect(await meApi(token, answering(status, JSON.stringify(body))).erase()).toEqual(outcome),
);

test('an account that is not known any more was deleted only by a press that had no answer', async () => {
  const lost = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  lost.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  lost.mockResolvedValue({ ok: false, status: 401, json: async () => ({}) } as Response);
  const api = meApi(token, lost);
  await expect(api.erase()).rejects.toThrow('Failed to fetch');
  expect(await api.erase()).toBe('gone');
});

test('who is signed out elsewhere has deleted nothing', async () => {
  await expect(meApi(async () => null, answering(500, '')).erase()).rejects.toThrow('Nobody');
});

test.each([401, 403, 429, 500, 503])('%s is a failure', async (status) => {
  const api = meApi(token, answering(status, '{"error":{"code":"x"}}'));
  await expect(api.erase()).rejects.toThrow(String(status));
  await expect(api.data()).rejects.toThrow(String(status));
});
