import { logChanges } from '../clean-logs.mjs';
import type { DoctorContext } from './context';
import { check, type Check } from './check';

const services = [
  'cloudfunctions.googleapis.com',
  'cloudscheduler.googleapis.com',
  'firestore.googleapis.com',
  'identitytoolkit.googleapis.com',
  'run.googleapis.com',
  'secretmanager.googleapis.com',
  'artifactregistry.googleapis.com',
  'logging.googleapis.com',
];

interface Billing {
  billingEnabled?: boolean;
  billingAccountName?: string;
}

const billingOf = (context: DoctorContext) =>
  context.google<Billing>(
    'cloudbilling.googleapis.com',
    `/v1/projects/${context.project}/billingInfo`,
  );

interface Budget {
  /** Names projects by id or number. Without projects, the budget covers the complete billing account. */
  budgetFilter?: { projects?: string[] };
}

interface EnabledService {
  /** Name of the parent resource: `projects/<number>`. */
  parent?: string;
  config?: { name?: string };
}

const enabledServices = async (context: DoctorContext): Promise<EnabledService[]> =>
  (
    await context.google<{ services?: EnabledService[] }>(
      'serviceusage.googleapis.com',
      `/v1/projects/${context.project}/services?filter=state:ENABLED&pageSize=200`,
    )
  )?.services ?? [];

interface UptimeCheck {
  httpCheck?: { path?: string };
  monitoredResource?: { labels?: { host?: string } };
}

type Sink = Parameters<typeof logChanges>[0];
type LogBucket = Parameters<typeof logChanges>[1];

export const projectChecks: Check[] = [
  check('The project has a billing account', billingOf, (billing) => [
    !billing?.billingEnabled,
    'The project has no billing account (it is not on the plan Blaze): functions do not run.',
    'Firebase console → ⚙ → Usage and billing → Modify plan: Blaze.',
  ]),
  check(
    'A budget alert is set up',
    async (context) => {
      const account = (await billingOf(context))?.billingAccountName;
      if (!account) return 0;
      const found = await context.google<{ budgets?: Budget[] }>(
        'billingbudgets.googleapis.com',
        `/v1/${account}/budgets`,
      );
      const [service] = await enabledServices(context);
      const own = [`projects/${context.project}`, service?.parent];
      return (found?.budgets ?? []).filter(({ budgetFilter: { projects = [] } = {} }) =>
        projects.length > 0 ? projects.some((one) => own.includes(one)) : true,
      ).length;
    },
    (budgets) => [
      budgets === 0,
      'There is no budget for this project: unexpected costs would go unnoticed.',
      'Billing → Budgets & alerts: one for the project, with alerts at 50, 90 and 100 %.',
    ],
  ),
  check(
    'The required Google services are enabled',
    async (context) => (await enabledServices(context)).map(({ config }) => config?.name),
    (on, { project }) => {
      const missing = services.filter((name) => !on.includes(name));
      return [
        missing.length > 0,
        `Not enabled: ${missing.join(', ')}.`,
        `gcloud services enable ${missing.join(' ')} --project ${project}`,
      ];
    },
  ),
  check(
    'Logs exclude addresses with link keys or personal data, and are kept for a year',
    async (context) => {
      const logging = <Shape>(path: string) =>
        context.google<Shape>('logging.googleapis.com', `/v2/projects/${context.project}${path}`);
      const [sink, bucket] = await Promise.all([
        logging<Sink>('/sinks/_Default'),
        logging<LogBucket>('/locations/global/buckets/_Default'),
      ]);
      return logChanges(sink ?? {}, bucket ?? {}).map(([what]) => what);
    },
    (changes) => [
      [
        changes.includes('sinks'),
        'Logs contain addresses with the keys of mailed links.',
        'node scripts/clean-logs.mjs',
      ],
      [
        changes.includes('buckets'),
        'Logs are deleted earlier than the law allows (180 days and one year).',
        'node scripts/clean-logs.mjs',
      ],
    ],
  ),
  check(
    'An uptime check alerts when the site is down',
    async (context) => {
      const found = await context.google<{ uptimeCheckConfigs?: UptimeCheck[] }>(
        'monitoring.googleapis.com',
        `/v3/projects/${context.project}/uptimeCheckConfigs`,
      );
      return (found?.uptimeCheckConfigs ?? []).some(
        ({ httpCheck, monitoredResource }) =>
          httpCheck?.path === '/api/health' &&
          monitoredResource?.labels?.host === context.address.hostname,
      );
    },
    (isWatched, { address, project }) => [
      !isWatched,
      'No uptime check requests /api/health.',
      `gcloud monitoring uptime create "Site" --resource-type=uptime-url --resource-labels=host=${address.hostname},project_id=${project} --path=/api/health --period=5`,
    ],
  ),
  check(
    'Old images of the functions are deleted',
    async (context) => {
      const found = await context.google<{ cleanupPolicies?: object }>(
        'artifactregistry.googleapis.com',
        `/v1/projects/${context.project}/locations/${context.repository.region}/repositories/gcf-artifacts`,
      );
      return Object.keys(found?.cleanupPolicies ?? {}).length;
    },
    (policies, { repository: { region } }) => [
      policies === 0,
      'Each deployment of the functions leaves an image, and deployments in CI fail because of it.',
      `npx firebase functions:artifacts:setpolicy --location ${region} --days 3 --force`,
    ],
  ),
  check(
    'App Check is not enforced for services that pages call without a token',
    async (context) => {
      const found = await context.google<{
        services?: { name: string; enforcementMode?: string }[];
      }>('firebaseappcheck.googleapis.com', `/v1/projects/${context.project}/services`);
      return (found?.services ?? [])
        .filter(({ enforcementMode }) => enforcementMode === 'ENFORCED')
        .map(({ name }) => name.split('/').at(-1));
    },
    (enforced) => [
      enforced.length > 0,
      `App Check is enforced for ${enforced.join(', ')}: sign-in and the orders page fail, because they send no token.`,
      'Firebase console → App Check → APIs: Unenforce. For the functions APP_CHECK decides.',
    ],
  ),
];
