import { parseArgs } from 'node:util';
import { runCommand } from '../store/local';
import { metaCloud } from './cloud-api';
import { whatsAppKeys } from './keys';
import { runTemplates } from './templates/command';

const usage = `Usage: WHATSAPP_KEY=<…> npm run whatsapp-templates [-- --register]
Shows which message templates Meta has approved. --register hands in the missing ones.
WHATSAPP_KEY is phone number id:account id:app secret:access token:verify token, as in the secret:
  WHATSAPP_KEY=$(npx firebase functions:secrets:access WHATSAPP_KEY) npm run whatsapp-templates`;

await runCommand(
  usage,
  () => {
    const { values } = parseArgs({ options: { register: { type: 'boolean', default: false } } });
    const keys = whatsAppKeys(process.env['WHATSAPP_KEY'] ?? '');
    return keys && { keys, registers: values.register };
  },
  ({ keys, registers }) => runTemplates(metaCloud(keys), registers, (line) => console.log(line)),
);
