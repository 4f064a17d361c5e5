import {
  type Affected,
  affectedByFiles,
  affectedSince,
  releaseSteps,
  stepsOf,
} from '../../scripts/deploy-steps.mjs';
import { remotes } from './built';

const everything: Affected = { functions: true, packages: [...[...remotes].sort(), 'shell'] };
const only = (...packages: string[]): Affected => ({ functions: false, packages });

test.each<[string, Affected]>([
  ['shared/src/platform/security/headers.ts', everything],
  ['restaurant/menu.json', everything],
  ['mfe-menu/src/messages/en.ts', only('mfe-menu')],
  ['firestore.rules', { functions: true, packages: [] }],
  ['functions/.env.dosa-place', { functions: true, packages: [] }],
  ['docs/shop.md', only()],
])('a change of %s deploys the right packages', (file, affected) =>
  expect(affectedByFiles([file])).toEqual(affected),
);

test.each([null, '', '0123456789012345678901234567890123456789'])(
  'everything is deployed before the first deployment and after an unknown commit (%s)',
  (commit) => expect(affectedSince(commit)).toEqual(everything),
);

const stored = { kept: 'gs://bucket', sites: ['mfe-menu'] };
const message = (affected: Affected) =>
  stepsOf(affected, stored).map(({ where, command }) => `${where}: ${command.join(' ')}`);
const rsync = 'there: gcloud storage rsync --recursive';
const mirror = `${rsync} --delete-unmatched-destination-objects`;
const fetching = `${mirror} gs://bucket/site site`;
const keeping = [
  'there: gcloud storage cp --if-generation-match=… - gs://bucket/site-release',
  `${rsync} site/remotes gs://bucket/site/remotes`,
  `${rsync} site/shell gs://bucket/site/shell`,
  `${mirror} site gs://bucket/site`,
];
const firebase = 'there: npx firebase deploy --non-interactive';
const pages = `${firebase} --config firebase.deploy.json --only hosting:shell`;

test('rules deploy before functions, functions before remotes, remotes before the shell, pages last', () =>
  expect(message({ functions: true, packages: ['mfe-menu', 'mfe-content', 'shell'] })).toEqual([
    'there: node scripts/clean-logs.mjs',
    `${firebase} --only firestore`,
    `${firebase} --only functions`,
    fetching,
    'here: node scripts/release.mjs deploy mfe-menu',
    'here: node scripts/release.mjs deploy mfe-content',
    'here: node scripts/release.mjs deploy shell',
    'here: node scripts/release.mjs prerender',
    ...keeping,
    `${firebase} --only hosting:mfe-menu`,
    pages,
  ]));

test('a changed remote is deployed alone', () =>
  expect(message(only('mfe-content'))).toEqual([
    fetching,
    'here: node scripts/release.mjs deploy mfe-content',
    ...keeping,
    pages,
  ]));

test('npm run deploy runs no deployment step when no file has changed', () =>
  expect(message(only())).toEqual([]));

test.each([
  [['rollback', 'mfe-menu'], 'deploy rollback mfe-menu', []],
  [['promote', 'mfe-menu', '--share', '5'], 'deploy promote mfe-menu --share 5', []],
  [['mfe-menu', '--built', 'artefact'], 'deploy mfe-menu --built artefact', ['mfe-menu']],
  [['prerender', '--from', 'https://a.example'], 'prerender --from https://a.example', []],
])('the deployment command %j runs on the site as last deployed', (command, done, sites) =>
  expect(
    releaseSteps(command, stored).map(({ where, command: run }) => `${where}: ${run.join(' ')}`),
  ).toEqual([
    fetching,
    `here: node scripts/release.mjs ${done}`,
    ...keeping,
    ...sites.map((name) => `${firebase} --only hosting:${name}`),
    pages,
  ]),
);
