import { createHmac } from 'node:crypto';
import { razorpayKeys } from '../../functions/src/payments/razorpay';
import type { Asked } from './asked';
import { check, type Check } from './check';
import { secretOf } from './secrets';

const setKey =
  'npx firebase functions:secrets:set PAYMENTS_KEY (rzp_live_…:key secret:webhook secret), then deploy the functions.';

async function keys(asked: Asked) {
  return razorpayKeys(await secretOf(asked, 'PAYMENTS_KEY', 'nobody can pay online'));
}

/** Sends a webhook without an order, signed with this secret like Razorpay's. */
function told(asked: Asked, secret: string) {
  const body = JSON.stringify({ event: 'npm.run.doctor', payload: {} });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return asked.site('/api/payments/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
    body,
  });
}

export const paymentChecks: Check[] = [
  check('Payments are real', keys, (found) => [
    [found === null, 'PAYMENTS_KEY is not of its shape: nobody can pay online.', setKey],
    [
      found?.id.startsWith('rzp_test_') === true,
      'PAYMENTS_KEY is one to try it with: orders count as paid, and no money comes.',
      setKey,
    ],
  ]),
  check(
    'Razorpay takes the key',
    async (asked) => {
      const { id = '', secret = '' } = (await keys(asked)) ?? {};
      const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
      return asked.anybody('https://api.razorpay.com/v1/orders?count=1', {
        headers: { authorization },
      });
    },
    ({ status }) => [
      [
        status !== 200,
        `Razorpay refuses PAYMENTS_KEY (${status}): nobody can pay online.`,
        `Account & Settings → API keys has the key of your account. ${setKey}`,
      ],
    ],
  ),
  check(
    'The site offers to pay online by the key',
    async (asked) => {
      const found = await keys(asked);
      const offered = (await asked.site('/api/shop')).json<{ online?: 'live' | 'test' }>().online;
      const wanted = found && (found.id.startsWith('rzp_test_') ? 'test' : 'live');
      return { offered, wanted };
    },
    ({ offered, wanted }) => [
      [
        wanted !== null && offered === undefined,
        'There is a PAYMENTS_KEY, and nobody is offered to pay online.',
        'Publish rules whose payments have "online"; where they have, the functions run without the key: deploy them again.',
      ],
      [
        wanted !== null && offered !== undefined && offered !== wanted,
        `PAYMENTS_KEY is a ${wanted} key, and the site takes payments by a ${offered} one.`,
        'The functions run with the key of before: deploy them again.',
      ],
    ],
  ),
  check(
    'What Razorpay tells of payments is believed',
    async (asked) => told(asked, (await keys(asked))?.webhook ?? ''),
    ({ status }) => [
      [
        status !== 200,
        `The functions answer ${status} to an event that is signed with the secret of PAYMENTS_KEY: payments are found out late.`,
        'The functions run with another secret: deploy them again. Where they were, something before them changes bodies or headers. At Razorpay the webhook has the same secret.',
      ],
    ],
  ),
  check(
    'What somebody else tells of payments is refused',
    (asked) => told(asked, 'a secret of nobody'),
    ({ status }) => [
      [
        status < 400,
        `The functions answer ${status} to an event that nobody signed: whoever likes makes orders paid.`,
        'Take "online" out of the payments of the rules at once, and deploy the functions of this checkout.',
      ],
    ],
  ),
];
