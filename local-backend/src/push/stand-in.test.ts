import { createECDH, randomBytes } from 'node:crypto';
import { webPushServices } from '@burger/functions/push';
import { decrypt } from './stand-in';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('decrypt reads the example of RFC 8291, appendix A', () => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'));
  const body = bytes(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  const auth = bytes('BTBZMqHH6r4Tts7J_aSIgg');
  expect(decrypt(body, { curve, auth })).toBe('When I grow up, I want to be a watermelon');
});

describe('the push sender', () => {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/x',
    keys: {
      p256dh: curve.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    },
    consent: { purpose: 'order', at: '2026-01-05T08:00:00Z', text: 1, language: 'kn' },
  } as const;
  const privateKey = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
  const message = { about: 'BK1', payload: { title: 'ದಾರಿಯಲ್ಲಿದೆ' } };

  test('sends a message that only the phone can read, signed with the key of the shop', async () => {
    const request = jest.fn(async (_url: string, _init: RequestInit) => ({ status: 201 }));
    const push = webPushServices(privateKey, request);
    expect(await push.send(subscription, message)).toBe('accepted');
    const [url, { body, headers, redirect }] = request.mock.calls[0]!;
    expect(url).toBe(subscription.endpoint);
    expect(redirect).toBe('error');
    expect(decrypt(Buffer.from(body as Uint8Array), { curve, auth })).toBe(
      JSON.stringify(message.payload),
    );
    const { Authorization, Topic } = headers as Record<string, string>;
    expect(Authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${push.key}$`));
    expect(Topic).toMatch(/^[\w-]{32}$/);
  });

  test.each([
    [201, 'accepted'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'refused'],
    [500, 'refused'],
  ])('reads the status %i as %s', async (status, outcome) => {
    const push = webPushServices(privateKey, async () => ({ status }));
    expect(await push.send(subscription, message)).toBe(outcome);
  });

  test.each([
    ['ECONNREFUSED', 'refused'],
    ['ECONNRESET', 'unknown'],
  ])('reads the network error %s as %s', async (code, outcome) => {
    const failing = () => Promise.reject(Object.assign(new TypeError('x'), { cause: { code } }));
    expect(await webPushServices(privateKey, failing).send(subscription, message)).toBe(outcome);
  });
});
