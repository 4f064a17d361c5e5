import type { StoredConsents } from '@burger/shared/contracts';
import { createConsents } from './consents';

const since = '2026-01-05T08:00:00.000Z';
const stored: StoredConsents = {
  isOffered: true,
  whatsApp: { endings: ['10', '34'], since },
  browsers: [
    { endpoint: 'https://push.example/phone', since },
    { endpoint: 'https://push.example/laptop', since },
  ],
  newsletter: { email: 'asha@example.in', since },
};

function setUp(own: string | null, changes: Partial<StoredConsents> = {}) {
  const endConsent = jest.fn(async () => undefined);
  const leave = jest.fn(async () => undefined);
  const account = { consents: async () => ({ ...stored, ...changes }), endConsent };
  const consents = createConsents(account, { endpoint: async () => own, leave });
  return { consents, endConsent, leave };
}

test('the consents of an account list WhatsApp, push of this browser only, and the newsletter', async () => {
  const { consents } = setUp('https://push.example/phone');
  expect(await consents.read()).toEqual({
    isOffered: true,
    isElsewhere: true,
    consents: [
      { channel: 'whatsapp', whom: '10, 34', since },
      { channel: 'push', whom: '', endpoint: 'https://push.example/phone', since },
      { channel: 'newsletter', whom: 'asha@example.in', since },
    ],
  });
});

test('a browser without a subscription lists no push', async () => {
  const { consents } = setUp(null, { whatsApp: null, newsletter: null });
  expect(await consents.read()).toEqual({ isOffered: true, isElsewhere: true, consents: [] });
});

test('a browser that refuses to name its subscription lists the other consents', async () => {
  const endpoint = () => Promise.reject(new Error('SecurityError'));
  const account = { consents: async () => stored, endConsent: async () => undefined };
  const { consents } = await createConsents(account, {
    endpoint,
    leave: async () => undefined,
  }).read();
  expect(consents.map(({ channel }) => channel)).toEqual(['whatsapp', 'newsletter']);
});

test('ending push ends it on the server, then the subscription of this browser', async () => {
  const endpoint = 'https://push.example/phone';
  const { consents, endConsent, leave } = setUp(endpoint);
  await consents.end({ channel: 'push', whom: '', since, endpoint });
  expect(endConsent).toHaveBeenCalledWith({ channel: 'push', endpoint });
  expect(leave).toHaveBeenCalledTimes(1);
  endConsent.mockRejectedValue(new Error('503'));
  await expect(consents.end({ channel: 'push', whom: '', since, endpoint })).rejects.toThrow('503');
  expect(leave).toHaveBeenCalledTimes(1);
});

test('ending WhatsApp keeps the push subscription of this browser', async () => {
  const { consents, endConsent, leave } = setUp(null);
  await consents.end({ channel: 'whatsapp', whom: '10', since });
  expect(endConsent).toHaveBeenCalledWith({ channel: 'whatsapp' });
  expect(leave).not.toHaveBeenCalled();
});
