import path from 'node:path';
import { restaurant } from '@burger/shared/restaurant';
import { type Backend, createBackend } from './server';
import { readSettings, type Settings } from './settings';

const otherMenu =
  '  Menu      restaurant/ differs from the published menu: npm run publish:menu shows the differences\n';

const banner = (
  { url, counter, hasOtherMenu }: Backend,
  { dataDir, siteDir }: Settings,
): string => `
  ${restaurant.name} runs at ${url}

  Sign in   Email: any address and a password of 6 characters or more. For a new account,
            press "New here? Create an account" first.
            Phone: any Indian mobile number; its code appears here in this terminal.
            Google: the tab opens an account chooser of this computer.
  Counter   ${url}/kitchen  email ${counter.email}  password ${counter.password}
  Mail      ${path.join(dataDir, 'mailbox')} (sent to customers only if SMTP_URL is set)
  Data      ${dataDir} (orders in data.db; accounts.json holds passwords as plain text)
  Site      ${siteDir}
${hasOtherMenu ? otherMenu : ''}
  Use this site for development and tests on this computer only. Production runs on Firebase: docs/deploying.md.
  Stop with Ctrl+C.
`;

async function run(): Promise<void> {
  const settings = readSettings(process.env, __dirname);
  const backend = await createBackend(settings, (line) => console.log(`  ${line}`));
  console.log(banner(backend, settings));

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    // Acknowledged data is already on disk, so exit after this time at the latest.
    setTimeout(() => process.exit(0), 8000).unref();
    void backend.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

run().catch((error: unknown) => {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
