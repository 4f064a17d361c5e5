import { createServer } from 'node:http';
import { listen, stopListening } from '../loopback';
import { createAuthEmulator } from './emulator';

const RealDate = Date;
afterEach(() => {
  globalThis.Date = RealDate;
});

/** Replaces Date: each reading is half a second later than the previous one. */
function hurryTheClock(): void {
  let now = RealDate.now();
  globalThis.Date = class extends RealDate {
    constructor(...args: [] | [number]) {
      if (args.length === 0) now += 500;
      super(...((args.length === 0 ? [now] : args) as [number]));
    }
  } as DateConstructor;
}

test("a new account's first token is accepted even if creating the account takes over a second", async () => {
  const { answer, accounts } = await createAuthEmulator('demo-test', []);
  const server = createServer(answer);
  const port = await listen(server, 0);
  hurryTheClock();
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local';
  const signedUp = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'asha@example.in', password: 'kitthaganur' }),
  });
  globalThis.Date = RealDate;
  const { idToken } = (await signedUp.json()) as { idToken: string };
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  const { auth_time: signedInAt } = JSON.parse(payload) as { auth_time: number };
  const [account] = accounts() as unknown as { validSince: string }[];
  expect(Number(account?.validSince)).toBeLessThanOrEqual(signedInAt);
  await stopListening(server);
}, 20_000);
