import { readFileSync } from 'node:fs';
import path from 'node:path';
import { copySite } from '../sites/copy-site';

// Long, because packages may have to be built first.
jest.setTimeout(300_000);

const site = copySite('pull-request');
const folder = path.relative('', site.folder);
const rsync = 'gcloud storage rsync --recursive';
const mirror = `${rsync} --delete-unmatched-destination-objects`;
const deploy = (...args: string[]) => site.node('scripts/deploy.mjs', ...args, '--dry-run');

/**
 * Returns the arguments that a workflow step passes to `npm run deploy` for pull request 12, which changed
 * this file.
 */
const requested = (part: RegExp, changed: string) =>
  (part.exec(readFileSync('.github/workflows/preview.yml', 'utf8'))?.[1] ?? '')
    .replace('"$KEPT"', 'gs://bucket')
    .replace('"$SITES"', 'mfe-menu')
    .replace('"$WHO"', 'pull-12')
    .replace('"$SITE_URL"', 'https://site.example')
    .replace('--since HEAD^', `--changed ${changed}`)
    .split(' ');
const listing = /node scripts\/deploy\.mjs (.* --list)\)/;
const publishing = /npm run deploy -- (.* --preview .*)/;
const discarding = /npm run deploy -- (.* --discard .*)/;
const menu = 'mfe-menu/src/messages/en.ts';
const previews = () => Object.keys(site.hashes()).filter((file) => /^previews\/mfe-/.test(file));

test.each([
  [menu, 'mfe-menu\n'],
  ['shell/src/start.tsx', '\n'],
  ['docs/shop.md', '\n'],
])('a change of %s previews the affected remotes', async (file, message) =>
  expect(await deploy(...requested(listing, file))).toEqual({ code: 0, output: message }),
);

test('a remote affected by a pull request is published as a preview and removed with it', async () => {
  const publish = await deploy(...requested(publishing, menu));
  expect(publish.output).toContain(
    `Would run: npx firebase deploy --non-interactive --only hosting:mfe-menu\n`,
  );
  expect(publish.output).toMatch(
    /^- \[mfe-menu\]\(https:\/\/site\.example\/\?preview=mfe-menu@1\.0\.0-\w+\.[\w-]{86}\)$/m,
  );
  expect(previews()).toEqual([expect.stringMatching(/^previews\/mfe-menu@1\.0\.0-\w+\.json$/)]);
  const discard = await deploy(...requested(discarding, ''));
  expect(discard.output).toMatch(/^Ended the preview mfe-menu@1\.0\.0-\w+\.$/m);
  expect(discard.output.match(/^Would run: .*$/gm)).toContain(
    `Would run: ${mirror} ${folder} gs://bucket/site`,
  );
  expect(previews()).toEqual([]);
  expect([publish.code, discard.code]).toEqual([0, 0]);
});

test('npm run deploy runs the local steps and prints the others (dry run)', async () => {
  const { code, output } = await deploy('--kept', 'gs://bucket', '--changed', menu);
  expect(output.match(/^(Would run|Runs|The site runs).*$/gm)).toEqual([
    `Would run: ${mirror} gs://bucket/site ${folder}`,
    'Runs: node scripts/release.mjs deploy mfe-menu',
    expect.stringMatching(/^The site runs mfe-menu 1\.0\.0-\w+ already\.$/),
    'Would run: gcloud storage cp --if-generation-match=… - gs://bucket/site-release',
    `Would run: ${rsync} ${folder}/remotes gs://bucket/site/remotes`,
    `Would run: ${rsync} ${folder}/shell gs://bucket/site/shell`,
    `Would run: ${mirror} ${folder} gs://bucket/site`,
    'Would run: npx firebase deploy --non-interactive --config firebase.deploy.json --only hosting:shell',
    'Would run: gcloud storage cp - gs://bucket/deployed-commit',
  ]);
  expect(code).toBe(0);
});
