import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';

const folder = path.resolve(__dirname, '../../.github/workflows');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const workflows = readdirSync(folder);

test('there is one workflow that deploys, beside the tests and the pages of another menu', () =>
  expect(workflows.sort()).toEqual(['ci.yml', 'deploy.yml', 'show-published-menu.yml']));

describe.each(workflows)('%s', (name) => {
  const content = read(name);

  test("is what GitHub's own parser accepts", async () => {
    const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
    if (!value) throw new Error('It is empty');
    const { errors, jobs } = await convertWorkflowTemplate(context, value);
    expect([errors, jobs.length > 0]).toEqual([undefined, true]);
  });

  test('runs actions of others as they were at one commit, whose version it says', () => {
    const used = [...content.matchAll(/uses: (.*)$/gm)].map(([, action]) => action);
    expect(used).not.toEqual([]);
    for (const action of used)
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('runs the one version of Node', () => {
    const asked = [...content.matchAll(/node-version.*$/gm)].map(([line]) => line);
    expect(new Set(asked)).toEqual(new Set(['node-version-file: .node-version']));
  });
});

test.each(['deploy.yml', 'show-published-menu.yml'])(
  '%s waits for other deployments, and is not dropped by the next',
  (name) => expect(read(name)).toMatch(/concurrency:\n +group: site\n +queue: max\n/),
);
