import { metaVersion } from '../../functions/src/whatsapp/cloud-api';
import { whatsAppKeys, type WhatsAppKeys } from '../../functions/src/whatsapp/keys';
import { signatureOf } from '../../functions/src/whatsapp/signature';
import {
  templatesIn,
  templatesPath,
  templateStates,
} from '../../functions/src/whatsapp/templates/templates';
import { type DoctorContext, secretOf, Unseen } from './context';
import { check, type Check } from './check';

const setKey =
  'npx firebase functions:secrets:set WHATSAPP_KEY (phone number id:account id:app secret:access token:verify token), then deploy the functions.';
const webhook = '/api/webhooks/whatsapp';
const deployAgain =
  'The functions run with another key: deploy them again. At Meta, the webhook needs the same app and verify token.';

const secretValue = (context: DoctorContext) =>
  secretOf(context, 'WHATSAPP_KEY', 'no message goes by WhatsApp');

async function keys(context: DoctorContext): Promise<WhatsAppKeys> {
  const found = whatsAppKeys(await secretValue(context));
  if (found) return found;
  throw new Unseen('WHATSAPP_KEY has an invalid format.', setKey);
}

async function atMeta(context: DoctorContext, pathOf: (found: WhatsAppKeys) => string) {
  const found = await keys(context);
  return context.anybody(`https://graph.facebook.com/${metaVersion}/${pathOf(found)}`, {
    headers: { authorization: `Bearer ${found.token}` },
  });
}

/** Sends a webhook without events, signed with an app secret. */
function reported(context: DoctorContext, appSecret: string) {
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [] });
  const signature = signatureOf(appSecret, Buffer.from(body));
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
  return context.site(webhook, { method: 'POST', headers, body });
}

export const whatsAppChecks: Check[] = [
  check(
    'The key for WhatsApp has its format',
    async (context) => whatsAppKeys(await secretValue(context)),
    (found) => [
      found === null,
      'WHATSAPP_KEY has an invalid format: the functions do not start.',
      setKey,
    ],
  ),
  check(
    'Meta accepts the access token',
    (context) => atMeta(context, ({ number }) => `${number}?fields=display_phone_number`),
    ({ status }) => [
      status !== 200,
      `Meta rejects the access token for the phone number (${status}): messages go by mail.`,
      `Create a token of a system user with whatsapp_business_messaging and whatsapp_business_management. ${setKey}`,
    ],
  ),
  check(
    'Meta has approved all message templates',
    async (context) => {
      const answer = await atMeta(context, ({ account }) => `${account}/${templatesPath}`);
      if (answer.status === 200) return templateStates(templatesIn(answer.json()));
      throw new Unseen(`Meta answered ${answer.status}.`, 'Look at the check of the access token.');
    },
    (states) => {
      const open = states.filter(({ state }) => state !== 'APPROVED');
      const [first] = open;
      return [
        first !== undefined,
        `${open.length} of ${states.length} templates are not approved, such as ${first?.name} ${first?.language} (${first?.state}): these steps go by mail.`,
        'npm run whatsapp-templates -- --register hands in the missing ones; change the others in WhatsApp Manager.',
      ];
    },
  ),
  check(
    'The site proves its webhook to Meta',
    async (context) => {
      const { verifyToken } = await keys(context);
      const query = `hub.mode=subscribe&hub.verify_token=${verifyToken}&hub.challenge=doctor`;
      return context.site(`${webhook}?${query}`);
    },
    ({ status, text }) => [
      status !== 200 || text !== 'doctor',
      `The site answers ${status} to Meta’s check of the webhook.`,
      deployAgain,
    ],
  ),
  check(
    'The functions accept Meta’s webhooks',
    async (context) => reported(context, (await keys(context)).appSecret),
    ({ status }) => [
      status !== 200,
      `The functions answer ${status} to a webhook signed with the app secret: receipts and STOP are lost.`,
      deployAgain,
    ],
  ),
  check(
    'The functions reject forged webhooks',
    async (context) => {
      await keys(context);
      return reported(context, 'a secret of nobody');
    },
    ({ status }) => [
      status < 400,
      `The functions answer ${status} to a forged webhook: anybody can end consents.`,
      'Deploy the functions of this checkout.',
    ],
  ),
];
