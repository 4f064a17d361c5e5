import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { parse } from 'yaml';
import { root } from './built';

const folder = path.join(root, '.github/workflows');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const workflows = readdirSync(folder);

describe.each(workflows)('%s', (name) => {
  const content = read(name);

  test("a workflow is accepted by GitHub's own parser", async () => {
    const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
    if (!value) throw new Error('The workflow is empty');
    const { errors, jobs } = await convertWorkflowTemplate(context, value);
    expect([errors, jobs.length > 0]).toEqual([undefined, true]);
  });

  test('a workflow pins third-party actions to a commit and names its version', () => {
    const used = [...content.matchAll(/uses: (.*)$/gm)].map(([, action]) => action);
    expect(used).not.toEqual([]);
    for (const action of used)
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('a workflow uses the Node version of .node-version', () => {
    const requested = [...content.matchAll(/node-version.*$/gm)].map(([line]) => line);
    expect(new Set(requested)).toEqual(new Set(['node-version-file: .node-version']));
  });
});

interface Job {
  environment?: string;
  permissions?: Record<string, string> | undefined;
  steps: { run?: string; uses?: string; with?: Record<string, unknown> }[];
}

const everyJob = workflows.flatMap((name) => {
  const { jobs, permissions } = parse(read(name)) as {
    jobs: Record<string, Job>;
    permissions: Job['permissions'];
  };
  return Object.entries(jobs).map(([id, job]) => ({
    where: `${name} ${id}`,
    job: { ...job, permissions: job.permissions ?? permissions },
  }));
});

describe('the Google Cloud identities of workflows', () => {
  const runs = ({ steps }: Job) => steps.map(({ run = '' }) => run).join('\n');
  const identified = everyJob.filter(({ job }) => job.permissions?.['id-token']);
  const accountOf = ({ steps }: Job) =>
    steps.flatMap((step) => step.with?.['service_account'] ?? []).join();

  test('Google Cloud identities are not available to jobs that run tests', () => {
    const testing = everyJob.filter(({ job }) =>
      /npm test|npm run (test|verify)|jest/.test(runs(job)),
    );
    expect(testing.map(({ where }) => where)).toEqual([
      'ci.yml test',
      'deploy.yml test',
      'nightly.yml deep',
    ]);
    for (const { job } of testing)
      expect([job.permissions, job.environment]).toEqual([{ contents: 'read' }, undefined]);
  });

  test('Google Cloud identities differ for production and previews; other jobs only read the bucket', () => {
    const pairs = identified.map(({ job }) => `${job.environment ?? '-'} ${accountOf(job)}`);
    expect([...new Set(pairs)].sort()).toEqual([
      '${{ inputs.package }} ${{ vars.PUBLISHER }}',
      '- ${{ vars.READER }}',
      'preview ${{ vars.PREVIEWER }}',
      'production ${{ vars.DEPLOYER }}',
    ]);
    for (const { job } of identified.filter((one) => !one.job.environment))
      expect(job.steps.filter(({ uses, run }) => /checkout|npm/.test(uses ?? run ?? ''))).toEqual(
        [],
      );
  });

  test("a team's Google Cloud identity cannot deploy anything else by starting other workflows", () => {
    const { jobs } = parse(read('deploy.yml')) as { jobs: Record<string, { if?: string }> };
    for (const id of ['deployed', 'deploy'])
      expect(jobs[id]?.if).toMatch(
        /\(github\.event_name == 'push' \|\| !endsWith\(github\.triggering_actor, '\[bot\]'\)\)/,
      );
  });

  test('docs/identities.md describes all Google Cloud identities, for one repository only', () => {
    const page = readFileSync(path.join(root, 'docs/identities.md'), 'utf8');
    const named = workflows.flatMap((name) => read(name).match(/(?<=vars\.)\w+/g) ?? []);
    for (const variable of new Set(named)) expect(page).toContain(`\`${variable}\``);
    expect(page).toMatch(/--attribute-condition "assertion\.repository_id == /);
    for (const { job } of identified.filter((one) => one.job.environment === 'production'))
      expect(page).toContain(`lend deployer attribute.environment/${job.environment}`);
  });
});

test.each(everyJob)('the checkout of workflow $where stores no token in the job', ({ job }) => {
  const checkouts = job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
});

test('the nightly workflow runs npm run test:deep', () =>
  expect(read('nightly.yml')).toMatch(/schedule:\n +- cron: [^]*- run: npm run test:deep\n/));

const deploying = ['deploy.yml', 'preview.yml', 'publish-remote.yml', 'show-published-menu.yml'];
test.each(deploying)('the workflow %s waits for other deployments and stays queued', (name) =>
  expect(read(name)).toMatch(/concurrency:\n +group: site\n +queue: max\n/),
);

describe('previews of pull requests', () => {
  const content = read('preview.yml');
  const jobs = content.split(/^ {2}(?=\w+:$)/m).filter((part) => part.includes('runs-on:'));
  const job = (name: string) => jobs.find((part) => part.startsWith(`${name}:`)) ?? '';

  test('previews of pull requests never run the code of a fork', () => {
    const ofThisRepository = 'github.event.pull_request.head.repo.full_name == github.repository';
    expect(job('affected')).toContain(ofThisRepository);
    expect(job('publish')).toContain('needs: affected');
    expect(job('discard')).toContain(ofThisRepository);
    expect(content).not.toContain('pull_request_target');
  });

  test('previews of pull requests wait for other deployments and get an identity from their environment', () => {
    const identified = jobs.filter((part) => part.includes('id-token: write'));
    expect(identified).toEqual([job('publish'), job('discard')]);
    for (const part of identified) {
      expect(part).toContain('group: site');
      expect(part).toContain('environment: preview');
    }
  });

  test('previews of pull requests allow only the commenting job to write to the pull request', () => {
    expect(content).toMatch(/\npermissions:\n {2}contents: read\n\n/);
    const writing = jobs.filter((part) => part.includes('pull-requests: write'));
    expect(writing).toEqual([job('publish')]);
  });
});
