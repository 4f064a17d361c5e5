import { execFile } from 'node:child_process';
import { parseArgs } from 'node:util';
import { askAbout } from './context';
import { checks } from './checks';
import { examine, report } from './check';
import { readRepository } from './repository';

const usage = `Checks a live site and its Google project, and shows how to fix each problem.
  npm run doctor -- https://your-site.example
  --project id   project, instead of the one in .firebaserc
  --mail         sends a mail to the restaurant through the contact form
Sign in first (gcloud auth login) as an owner of the project. Otherwise only public addresses are checked.`;

/** Returns the access token of `gcloud` or GOOGLE_APPLICATION_CREDENTIALS, or null if nobody is signed in. */
const gcloudToken = (): Promise<string | null> =>
  new Promise((resolve) => {
    const whose = process.env['GOOGLE_APPLICATION_CREDENTIALS'] ? ['application-default'] : [];
    execFile('gcloud', ['auth', ...whose, 'print-access-token'], (error, out) =>
      resolve(error ? null : out.trim() || null),
    );
  });

function addressOf(word: string | undefined): URL | null {
  if (!word) return null;
  const url = word.includes('://') ? word : `https://${word}`;
  return URL.canParse(url) ? new URL(url) : null;
}

export async function main(
  args: readonly string[],
  { root, restaurantFolder }: { root: string; restaurantFolder: string },
): Promise<0 | 1> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { project: { type: 'string' }, mail: { type: 'boolean', default: false } },
  });
  const address = addressOf(positionals[0]);
  if (!address) {
    console.error(usage);
    return 1;
  }
  const repository = readRepository(root, restaurantFolder, values.project);
  let token: Promise<string | null> | undefined;
  const context = askAbout(address, repository, {
    fetch,
    token: () => (token ??= gcloudToken()),
    now: new Date(),
    sendsMail: values.mail,
  });
  console.log(`${address.origin}${repository.project && `, project ${repository.project}`}\n`);
  const found = await examine(checks, context);
  console.log(report(found));
  return found.some(({ is }) => is === 'wrong') ? 1 : 0;
}
