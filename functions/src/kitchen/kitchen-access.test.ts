import { codeIn, testCounter } from '../testing/counter';
import { newKey } from '../testing/fake-ports';

const counter = testCounter();
const key = newKey();
const addresses: [method: 'GET' | 'POST', path: string][] = [
  ['GET', '/orders'],
  ['GET', '/orders?after=1'],
  ['POST', `/orders/${key}/step`],
  ['POST', `/orders/${key}/promise`],
  ['GET', `/orders/${key}/payment`],
  ['POST', `/orders/${key}/payment`],
  ['POST', `/orders/${key}/rider-link`],
  ['POST', `/orders/${key}/rider-link/end`],
  ['POST', `/orders/${key}/bill`],
  ['POST', `/orders/${key}/credit-note`],
  ['POST', '/orders'],
  ['POST', `/orders/${key}/pay-on-hand-over`],
  ['POST', '/customers'],
  ['POST', '/distance'],
  ['POST', '/search'],
  ['GET', '/day?date=2026-01-05'],
  ['POST', '/day/close'],
  ['POST', '/day/correct'],
  ['GET', '/weeks'],
  ['GET', '/month?month=2026-01'],
  ['POST', '/today'],
  ['GET', '/menu'],
  ['POST', '/menu'],
  ['GET', '/nothing'],
];
const ask = (method: 'GET' | 'POST', path: string, token?: string) =>
  counter.site.send(`/api/kitchen${path}`, {
    method,
    ...(method === 'POST' ? { body: {} } : {}),
    ...(token ? { token } : {}),
  });

test.each(addresses)(
  "%s %s requires a staff token, and the owner's for menu and month",
  async (method, path) => {
    const statusFor = async (token?: string) => (await ask(method, path, token)).status;
    expect([await statusFor(), await statusFor('expired')]).toEqual([401, 401]);
    const customer = await ask(method, path, 'asha');
    expect([customer.status, codeIn(customer)]).toEqual([403, 'forbidden']);
    expect([401, 403]).not.toContain(await statusFor('owner'));
    expect([401, 403].includes(await statusFor('meena'))).toBe(/^\/(menu|month)/.test(path));
  },
);
