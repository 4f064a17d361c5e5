import path from 'node:path';
import type { Settings } from './settings';

/** What the terminal says once the site runs. */
export const banner = (url: string, { dataDir, siteDir }: Settings): string => `
  Burger Katte runs at ${url}

  Sign in   Email: any new address and a password of 6 characters or more.
            Phone: any Indian mobile number; its code appears here in this terminal.
            Google: the tab opens an account chooser of this computer.
  Mail      ${path.join(dataDir, 'mailbox')} (really sent when SMTP_URL is set)
  Data      ${dataDir} (orders in data.db; accounts.json holds passwords as plain text)
  Site      ${siteDir}

  For trying out, developing and testing only, on this computer only. Production is Firebase: docs/deploying.md.
  Stop with Ctrl+C.
`;
