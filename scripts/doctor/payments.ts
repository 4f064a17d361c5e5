import { createHmac } from 'node:crypto';
import { razorpayKeys } from '../../functions/src/payments/razorpay';
import { type DoctorContext, secretOf } from './context';
import { check, type Check } from './check';

const setKey =
  'npx firebase functions:secrets:set PAYMENTS_KEY (rzp_live_…:key secret:webhook secret), then deploy the functions.';

async function keys(context: DoctorContext) {
  return razorpayKeys(await secretOf(context, 'PAYMENTS_KEY', 'nobody can pay online'));
}

/** Sends a webhook that concerns no order, signed with this secret as Razorpay signs its own. */
function reported(context: DoctorContext, secret: string) {
  const body = JSON.stringify({ event: 'npm.run.doctor', payload: {} });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return context.site('/api/payments/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
    body,
  });
}

export const paymentChecks: Check[] = [
  check('Payments are real', keys, (found) => [
    [found === null, 'PAYMENTS_KEY has an invalid format: nobody can pay online.', setKey],
    [
      found?.id.startsWith('rzp_test_') === true,
      'PAYMENTS_KEY is a test key: orders count as paid, but no money arrives.',
      setKey,
    ],
  ]),
  check(
    'Razorpay accepts the key',
    async (context) => {
      const { id = '', secret = '' } = (await keys(context)) ?? {};
      const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
      return context.anybody('https://api.razorpay.com/v1/orders?count=1', {
        headers: { authorization },
      });
    },
    ({ status }) => [
      status !== 200,
      `Razorpay rejects PAYMENTS_KEY (${status}): nobody can pay online.`,
      `Account & Settings → API keys has the key of your account. ${setKey}`,
    ],
  ),
  check(
    'The site offers online payment with this key',
    async (context) => {
      const found = await keys(context);
      const offered = (await context.site('/api/shop')).json<{ online?: 'live' | 'test' }>().online;
      const expected = found && (found.id.startsWith('rzp_test_') ? 'test' : 'live');
      return { offered, wanted: expected };
    },
    ({ offered, wanted }) => [
      [
        wanted !== null && offered === undefined,
        'PAYMENTS_KEY is set, but the site does not offer online payment.',
        'Add "online" to payments in the rules and publish them. If it is there, the functions run without the key: deploy them again.',
      ],
      [
        wanted !== null && offered !== undefined && offered !== wanted,
        `PAYMENTS_KEY is a ${wanted} key, but the site uses a ${offered} key.`,
        'The functions run with the previous key: deploy them again.',
      ],
    ],
  ),
  check(
    'The functions accept Razorpay’s webhooks',
    async (context) => reported(context, (await keys(context))?.webhook ?? ''),
    ({ status }) => [
      status !== 200,
      `The functions answer ${status} to a webhook signed with the secret of PAYMENTS_KEY: payments are noticed late.`,
      'Deploy the functions again, as they may run with another secret. If that does not help, a proxy changes bodies or headers. The webhook at Razorpay needs the same secret.',
    ],
  ),
  check(
    'The functions reject unsigned webhooks',
    (context) => reported(context, 'a secret of nobody'),
    ({ status }) => [
      status < 400,
      `The functions answer ${status} to an unsigned webhook: anyone can mark orders as paid.`,
      'Remove "online" from payments in the rules at once, and deploy the functions of this checkout.',
    ],
  ),
];
