import { answering } from '@burger/shared/testing';
import { meApi } from './me-api';

const token = async () => 't';

test('requests to /api/me carry a fresh ID token', async () => {
  const fetched = answering(200, '{"orders":[]}');
  const requests = jest.fn(token);
  expect(await meApi(requests, fetched).data()).toEqual({ orders: [] });
  expect(requests).toHaveBeenCalledWith({ fresh: true });
  expect(fetched).toHaveBeenCalledWith(
    '/api/me/data',
    expect.objectContaining({ method: 'GET', headers: { Authorization: 'Bearer t' } }),
  );
});

test('meApi.endConsent names the channel in the body, and rejects unless the server confirms', async () => {
  const fetched = answering(200, '{}');
  await meApi(token, fetched).endConsent({ channel: 'whatsapp' });
  const headers = { Authorization: 'Bearer t', 'content-type': 'application/json' };
  expect(fetched).toHaveBeenCalledWith(
    '/api/me/consents/end',
    expect.objectContaining({ method: 'POST', headers, body: '{"channel":"whatsapp"}' }),
  );
  const failing = meApi(token, answering(503, '{}'));
  await expect(failing.endConsent({ channel: 'whatsapp' })).rejects.toThrow('503');
  await expect(failing.consents()).rejects.toThrow('503');
});

test.each([
  [200, {}, 'erased'],
  [403, { error: { reason: 'order-under-way', message: 'Later' } }, { refused: 'Later' }],
])('meApi.erase returns, for status %s and body %j, %j', async (status, body, outcome) =>
  expect(await meApi(token, answering(status, JSON.stringify(body))).erase()).toEqual(outcome),
);

test('a 401 means the account is gone only after a deletion without a response', async () => {
  const lost = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  lost.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  lost.mockResolvedValue({ ok: false, status: 401, json: async () => ({}) } as Response);
  const api = meApi(token, lost);
  await expect(api.erase()).rejects.toThrow('Failed to fetch');
  expect(await api.erase()).toBe('gone');
});

test('meApi.erase rejects when the customer is signed out and no earlier deletion was tried', async () => {
  await expect(meApi(async () => null, answering(500, '')).erase()).rejects.toThrow(
    'Not signed in',
  );
});

test.each([401, 403, 429, 500, 503])(
  'meApi.data and meApi.erase reject when the server responds with status %s',
  async (status) => {
    const api = meApi(token, answering(status, '{"error":{"code":"x"}}'));
    await expect(api.erase()).rejects.toThrow(String(status));
    await expect(api.data()).rejects.toThrow(String(status));
  },
);
