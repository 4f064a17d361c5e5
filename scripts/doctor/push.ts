import { publicKeyOf } from '../../functions/src/push/vapid';
import { check, type Check } from './check';
import { secretOf } from './context';

const setKey =
  'npm run push-keys, then npx firebase functions:secrets:set PUSH_PRIVATE_KEY, then deploy the functions.';

export const pushChecks: Check[] = [
  check(
    'The site sends push messages with this key',
    async (context) => {
      const found = await secretOf(context, 'PUSH_PRIVATE_KEY', 'customers get mails only');
      const offered = (await context.site('/api/push')).json<{ key?: string | null }>().key;
      return { key: publicKeyOf(found), offered };
    },
    ({ key, offered }) => [
      [key === null, 'PUSH_PRIVATE_KEY has an invalid format: the functions do not start.', setKey],
      [
        key !== null && offered !== key,
        'PUSH_PRIVATE_KEY is set, but the site offers another key or none.',
        'The functions run with the previous key: deploy them again.',
      ],
    ],
  ),
];
