import {
  type Affected,
  affectedByFiles,
  affectedSince,
  rollbackSteps,
  stepsOf,
} from '../../scripts/deploy-steps.mjs';
import { remotes } from './built';

const everything: Affected = { functions: true, packages: [...[...remotes].sort(), 'shell'] };
const only = (...packages: string[]): Affected => ({ functions: false, packages });

test.each<[string, Affected]>([
  ['shared/src/security/headers.ts', everything],
  ['restaurant/menu.json', everything],
  ['mfe-menu/src/messages.ts', only('mfe-menu')],
  ['firestore.rules', { functions: true, packages: [] }],
  ['functions/.env.dosa-place', { functions: true, packages: [] }],
  ['docs/shop.md', only()],
])('a change of %s touches what it has to', (file, affected) =>
  expect(affectedByFiles([file])).toEqual(affected),
);

test.each([null, '', '0123456789012345678901234567890123456789'])(
  'before the first deployment, and after an unknown one (%s), everything is deployed',
  (commit) => expect(affectedSince(commit)).toEqual(everything),
);

const kept = { kept: 'gs://bucket', sites: ['mfe-menu'] };
const said = (affected: Affected) =>
  stepsOf(affected, kept).map(({ where, command }) => `${where}: ${command.join(' ')}`);
const fetching = 'there: gcloud storage rsync --recursive gs://bucket/site site';
const mirror = 'gcloud storage rsync --recursive --delete-unmatched-destination-objects';
const keeping = `there: ${mirror} site gs://bucket/site`;
const firebase = 'there: npx firebase deploy --non-interactive';
const pages = `${firebase} --config firebase.deploy.json --only hosting:shell`;

test('rules come before functions, functions before remotes, remotes before the shell, pages last', () =>
  expect(said({ functions: true, packages: ['mfe-menu', 'mfe-content', 'shell'] })).toEqual([
    'there: node scripts/clean-logs.mjs',
    `${firebase} --only firestore`,
    `${firebase} --only functions`,
    fetching,
    'here: node scripts/release.mjs deploy mfe-menu',
    'here: node scripts/release.mjs deploy mfe-content',
    'here: node scripts/release.mjs deploy shell',
    'here: node scripts/release.mjs prerender',
    `${firebase} --only hosting:mfe-menu`,
    pages,
    keeping,
  ]));

test('a remote is deployed without anything else', () =>
  expect(said(only('mfe-content'))).toEqual([
    fetching,
    'here: node scripts/release.mjs deploy mfe-content',
    pages,
    keeping,
  ]));

test('where nothing is affected, nothing is done', () => expect(said(only())).toEqual([]));

test('a rollback puts back one line of the site as it runs', () =>
  expect(rollbackSteps('mfe-menu', kept).map(({ command }) => command.join(' '))).toContain(
    'node scripts/release.mjs deploy rollback mfe-menu',
  ));
