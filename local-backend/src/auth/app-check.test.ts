import { tokenSigner } from './app-check';

let now = Date.parse('2026-11-23T12:00:00+05:30');
const signer = tokenSigner('demo-burger-katte', () => now);

test('a token is good for an hour, as it says', async () => {
  const { token, expireTimeMillis } = signer.give();
  expect(expireTimeMillis).toBe(now + 3_600_000);
  await expect(signer.verify(token)).resolves.toBeUndefined();
  now += 3_600_000;
  await expect(signer.verify(token)).rejects.toThrow('expired');
});

test('what another gave, what was changed and what is no token prove nothing', async () => {
  const { token } = signer.give();
  const [head, claims = '', signature] = token.split('.');
  const later = Buffer.from(JSON.stringify({ exp: 9_999_999_999 })).toString('base64url');
  const forged = [
    tokenSigner('demo-burger-katte', () => now).give().token,
    `${head}.${later}.${signature}`,
    `${head}.${claims}.`,
    `${head}.${claims}`,
    'nonsense',
    '',
  ];
  for (const one of forged) await expect(signer.verify(one)).rejects.toThrow('not given here');
});
