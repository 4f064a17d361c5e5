import path from 'node:path';
import { restaurant } from '@burger/shared/restaurant';
import type { Backend } from './server';
import type { Settings } from './settings';

const otherMenu =
  '  Menu      restaurant/ differs from what is published: npm run publish:menu shows how, and asks\n';

/** What the terminal says once the site runs. */
export const banner = (
  { url, counter, hasOtherMenu }: Pick<Backend, 'url' | 'counter' | 'hasOtherMenu'>,
  { dataDir, siteDir }: Settings,
): string => `
  ${restaurant.name} runs at ${url}

  Sign in   Email: any new address and a password of 6 characters or more.
            Phone: any Indian mobile number; its code appears here in this terminal.
            Google: the tab opens an account chooser of this computer.
  Counter   ${url}/kitchen  email ${counter.email}  password ${counter.password}
  Mail      ${path.join(dataDir, 'mailbox')} (really sent when SMTP_URL is set)
  Data      ${dataDir} (orders in data.db; accounts.json holds passwords as plain text)
  Site      ${siteDir}
${hasOtherMenu ? otherMenu : ''}
  For trying out, developing and testing only, on this computer only. Production is Firebase: docs/deploying.md.
  Stop with Ctrl+C.
`;
