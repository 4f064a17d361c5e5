import { settings, secrets } from '../../functions/src/settings';
import { type DoctorContext, Unseen } from './context';
import { check, type Check, type Judgement } from './check';

const deployFunctions = 'npx firebase deploy --only functions';

/** The deployed functions and the schedules of background jobs (functions/src/index.ts). */
export const functionsThere: Readonly<
  Record<string, { schedule: string; timeZone?: string; quietMinutes: number } | null>
> = {
  api: null,
  getGoogleReviews: null,
  sweepOutbox: { schedule: 'every 1 minutes', quietMinutes: 10 },
  sweepRetention: { schedule: 'every day 04:00', timeZone: 'Asia/Kolkata', quietMinutes: 25 * 60 },
};

interface Deployed {
  name: string;
  state?: string;
  buildConfig?: { runtime?: string };
  serviceConfig?: {
    environmentVariables?: Record<string, string>;
    secretEnvironmentVariables?: { key: string }[];
  };
}

interface Job {
  name: string;
  schedule?: string;
  timeZone?: string;
  state?: string;
  status?: { code?: number };
  lastAttemptTime?: string;
}

const last = (name: string) => name.split('/').at(-1) ?? name;

async function deployed(context: DoctorContext): Promise<Map<string, Deployed>> {
  const { region } = context.repository;
  const found = await context.google<{ functions?: Deployed[] }>(
    'cloudfunctions.googleapis.com',
    `/v2/projects/${context.project}/locations/${region}/functions`,
  );
  return new Map((found?.functions ?? []).map((one) => [last(one.name), one]));
}

async function theApi(context: DoctorContext) {
  const api = (await deployed(context)).get('api');
  if (api) return api.serviceConfig ?? {};
  throw new Unseen('The function api is not deployed.', deployFunctions);
}

async function jobs(context: DoctorContext): Promise<Map<string, Job>> {
  const { region } = context.repository;
  const found = await context.google<{ jobs?: Job[] }>(
    'cloudscheduler.googleapis.com',
    `/v1/projects/${context.project}/locations/${region}/jobs`,
  );
  return new Map((found?.jobs ?? []).map((one) => [last(one.name), one]));
}

const minutesSince = (time: string, now: Date) => (now.getTime() - Date.parse(time)) / 60_000;

interface Entry {
  textPayload?: string;
  jsonPayload?: { message?: string };
}

async function logged(context: DoctorContext): Promise<string[]> {
  const since = new Date(context.now.getTime() - 24 * 3_600_000).toISOString();
  const found = await context.google<{ entries?: Entry[] }>(
    'logging.googleapis.com',
    '/v2/entries:list',
    {
      resourceNames: [`projects/${context.project}`],
      filter: `resource.type="cloud_run_revision" AND timestamp>="${since}" AND (severity=ALERT OR "HOSTING_NETWORKS does not name")`,
      orderBy: 'timestamp desc',
      pageSize: 20,
    },
  );
  const messages = (found?.entries ?? []).map(
    ({ textPayload, jsonPayload }) => jsonPayload?.message ?? textPayload ?? '',
  );
  return [...new Set(messages)].filter(Boolean);
}

export const functionsChecks: Check[] = [
  check(
    'The settings of this checkout are valid',
    async ({ repository }) => repository.settingsProblems,
    (problems) =>
      problems.map((problem) => [
        true,
        problem,
        `functions/.env, docs/deploying.md; then ${deployFunctions}`,
      ]),
  ),
  check(
    'All functions are deployed, on the Node version of this checkout',
    deployed,
    (found, { repository }) =>
      Object.keys(functionsThere).flatMap((name): Judgement[] => {
        const { state, buildConfig } = found.get(name) ?? {};
        const runtime = buildConfig?.runtime;
        return [
          [!found.has(name), `The function ${name} is not deployed.`, deployFunctions],
          [
            state !== undefined && state !== 'ACTIVE',
            `The function ${name} is ${state}.`,
            `Look at its log, then ${deployFunctions}`,
          ],
          [
            runtime !== undefined && runtime !== repository.runtime,
            `The function ${name} runs on ${runtime}, this checkout requires ${repository.runtime}.`,
            deployFunctions,
          ],
        ];
      }),
  ),
  check(
    'The deployed settings are those of this checkout',
    theApi,
    ({ environmentVariables = {} }, { project, repository: { environment } }) =>
      Object.keys(settings).map((name) => {
        const runs = environmentVariables[name];
        return [
          runs !== environment[name],
          runs === undefined
            ? `${name} is missing where the functions run.`
            : `${name} is ${runs} where the functions run, and ${environment[name]} in this checkout.`,
          `functions/.env or functions/.env.${project} is right? Then ${deployFunctions}`,
        ];
      }),
  ),
  check(
    'Every secret has a value or is set to none',
    async (context) => {
      const { secretEnvironmentVariables = [] } = await theApi(context);
      return secretEnvironmentVariables.map(({ key }) => key);
    },
    (there) =>
      Object.entries(secrets).map(([name, { without }]) => [
        !there.includes(name),
        `The functions have no ${name}: ${without}.`,
        `npx firebase functions:secrets:set ${name} (the answer none says that there is none), then ${deployFunctions}`,
      ]),
  ),
  check(
    'Scheduled functions have run on time, in the restaurant’s time zone',
    jobs,
    (found, { now, repository: { region } }) =>
      Object.entries(functionsThere).flatMap(([name, expected]): Judgement[] => {
        if (!expected) return [];
        const job = found.get(`firebase-schedule-${name}-${region}`);
        const mend = `gcloud services enable cloudscheduler.googleapis.com, then ${deployFunctions}`;
        if (!job) return [[true, `${name} has no schedule: it never runs.`, mend]];
        const isQuiet =
          job.lastAttemptTime !== undefined &&
          minutesSince(job.lastAttemptTime, now) > expected.quietMinutes;
        return [
          [
            job.schedule !== expected.schedule,
            `${name} runs "${job.schedule}", not "${expected.schedule}".`,
            deployFunctions,
          ],
          [
            expected.timeZone !== undefined && job.timeZone !== expected.timeZone,
            `${name} runs by the clock of ${job.timeZone}, not ${expected.timeZone}: in the middle of a day.`,
            deployFunctions,
          ],
          [
            job.state !== undefined && job.state !== 'ENABLED',
            `${name} is ${job.state?.toLowerCase()}.`,
            `Cloud Scheduler → firebase-schedule-${name}-${region} → Resume`,
          ],
          [
            Boolean(job.status?.code),
            `The last run of ${name} failed (code ${job.status?.code}).`,
            `Look at the log of ${name}.`,
          ],
          [
            isQuiet,
            `${name} has not run since ${job.lastAttemptTime}.`,
            `Cloud Scheduler → firebase-schedule-${name}-${region} → Force run, and read its result`,
          ],
        ];
      }),
  ),
  check('The log of the last day has no alerts for the owner', logged, (messages) =>
    messages.map((message) => [
      true,
      `The log says: ${message}`,
      message.includes('HOSTING_NETWORKS')
        ? `If that network is Google’s, HOSTING_NETWORKS=google does not include it: list the networks of Hosting in functions/.env, and ${deployFunctions}`
        : 'Logging (severity ALERT) has the time; docs/reliability.md explains each alert.',
    ]),
  ),
];
