import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commitsSince, faultsOf } from './commit-subjects.mjs';

test.each([
  ['no scope', 'Add a printer', /lacks a lower-case scope/],
  ['a capital after the scope', 'counter: Add a printer', /capital/],
  ['a full stop', 'counter: add a printer.', /full stop/],
  ['a past tense', 'counter: added a printer', /imperative/],
  ['a third person', 'counter: adds a printer', /imperative/],
  ['a progressive', 'counter: adding a printer', /imperative/],
  ['73 characters', `counter: add ${'x'.repeat(60)}`, /73 characters/],
])('a commit subject with %s is reported', (_what, subject, fault) => {
  expect(faultsOf(subject)).toEqual([expect.stringMatching(fault)]);
});

test.each([
  'checkout: keep the promo code after a reload',
  'tests, docs: name the subject first',
  'restaurant:new: refuse hours that restaurant:check refuses',
  'fix(orders): collect a credited amount once',
  'local-backend: NaN and null match no comparison',
  'counter: press Accept by its present name',
  'Revert "counter: Added a printer"',
])('the commit subject %j is accepted', (subject) => {
  expect(faultsOf(subject)).toEqual([]);
});

describe('commitsSince', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'commits-'));
  const author = ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.in'];
  const git = (...args: string[]) =>
    execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim();
  const commit = (subject: string) => git('commit', '--quiet', '--allow-empty', '-m', subject);

  beforeAll(() => {
    git('init', '--quiet', '-b', 'main');
    commit('menu: add a dish');
    git('checkout', '--quiet', '-b', 'topic');
    commit('menu: add a picture');
    commit('menu: add a price');
    git('checkout', '--quiet', 'main');
    git('merge', '--quiet', '--no-ff', '-m', 'Merge topic', 'topic');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const subjectsSince = (base?: string) => commitsSince(folder, base).map(({ subject }) => subject);

  test('commitsSince lists the commits since the base without merges', () => {
    expect(subjectsSince(git('rev-parse', 'HEAD^1'))).toEqual([
      'menu: add a price',
      'menu: add a picture',
    ]);
  });

  test('commitsSince lists only the last commit if the base is unknown', () => {
    git('checkout', '--quiet', 'topic');
    expect(subjectsSince('0'.repeat(40))).toEqual(['menu: add a price']);
    expect(subjectsSince()).toEqual(['menu: add a price']);
  });
});
