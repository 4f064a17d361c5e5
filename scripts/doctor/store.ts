import { type DoctorContext, Unseen } from './context';
import { check, type Check } from './check';
import type { FieldOverride, Index } from './repository';

const firestore = 'firestore.googleapis.com';
const database = ({ project }: DoctorContext) => `/v1/projects/${project}/databases/(default)`;
const deployStore = 'npx firebase deploy --only firestore';

interface Database {
  locationId?: string;
  type?: string;
  pointInTimeRecoveryEnablement?: string;
}

async function theDatabase(context: DoctorContext): Promise<Database> {
  const found = await context.google<Database>(firestore, database(context));
  if (found) return found;
  throw new Unseen(
    'The database (default) does not exist.',
    `Create it in ${context.repository.region}, then ${deployStore}`,
  );
}

async function deployedRules(context: DoctorContext): Promise<string | null> {
  const rules = 'firebaserules.googleapis.com';
  const release = await context.google<{ rulesetName: string }>(
    rules,
    `/v1/projects/${context.project}/releases/cloud.firestore`,
  );
  if (!release) return null;
  const set = await context.google<{ source?: { files?: { content: string }[] } }>(
    rules,
    `/v1/${release.rulesetName}`,
  );
  return set?.source?.files?.[0]?.content ?? null;
}

type Deployed = Omit<Index, 'collectionGroup'> & { name: string; state?: string };

const groupOf = (name: string) => /collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? '';

/** Formats an index as `orders: open, createdAt`, without the name field that Firestore adds. */
const wordsOf = (group: string, fields: Index['fields']) =>
  `${group}: ${fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order }) => `${fieldPath}${order === 'DESCENDING' ? ' (descending)' : ''}`)
    .join(', ')}`;

interface Field {
  name: string;
  ttlConfig?: { state?: string };
  indexConfig?: {
    /** True if the field has the default indexes of its collection. */
    usesAncestorConfig?: boolean;
    indexes?: { queryScope: string; fields: Index['fields'] }[];
  };
}

// The API accepts no other filter to list fields with their own index settings
// (projects.databases.collectionGroups.fields/list).
const ownSettings = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');

const fieldsWithSettings = async (context: DoctorContext): Promise<Field[]> =>
  (
    await context.google<{ fields?: Field[] }>(
      firestore,
      `${database(context)}/collectionGroups/-/fields?filter=${ownSettings}`,
    )
  )?.fields ?? [];

const fieldOf = (
  fields: readonly Field[],
  { collectionGroup, fieldPath }: Pick<FieldOverride, 'collectionGroup' | 'fieldPath'>,
) =>
  fields.find(({ name }) =>
    name.endsWith(`/collectionGroups/${collectionGroup}/fields/${fieldPath}`),
  );

/** Returns the single-field indexes of a field setting in a fixed order, such as `COLLECTION ASCENDING`. */
const singleIndexes = (
  indexes: readonly { queryScope: string; order?: string; arrayConfig?: string }[],
) =>
  indexes
    .map(({ queryScope, order, arrayConfig }) => `${queryScope} ${order ?? arrayConfig}`)
    .sort()
    .join(', ');

function hasIndexesOf(fields: readonly Field[], expected: FieldOverride): boolean {
  const config = fieldOf(fields, expected)?.indexConfig;
  if (!config || config.usesAncestorConfig) return false;
  const deployed = (config.indexes ?? []).map(({ queryScope, fields: [field] }) => ({
    ...field,
    queryScope,
  }));
  return singleIndexes(deployed) === singleIndexes(expected.indexes);
}

export const storeChecks: Check[] = [
  check(
    'The database is in the region of the functions',
    theDatabase,
    ({ locationId, type }, { repository: { region } }) => [
      [
        locationId !== region,
        `Firestore is in ${locationId}, the functions in ${region}: each request takes longer, and data leaves its country.`,
        'A database cannot be moved: create a new project, or accept it.',
      ],
      [
        type !== undefined && type !== 'FIRESTORE_NATIVE',
        'The database is in Datastore mode, which pages cannot read.',
        'Create a new project with Firestore in native mode.',
      ],
    ],
  ),
  check('The security rules are those of this checkout', deployedRules, (rules, { repository }) => [
    [rules === null, 'Firestore has no security rules.', deployStore],
    [
      rules !== null && rules.trim() !== repository.rules.trim(),
      'Firestore has other security rules than firestore.rules: somebody changed them in the console, or they were not deployed.',
      `git pull, then ${deployStore}`,
    ],
  ]),
  check(
    'The indexes are those of this checkout',
    async (context) =>
      (
        await context.google<{ indexes?: Deployed[] }>(
          firestore,
          `${database(context)}/collectionGroups/-/indexes`,
        )
      )?.indexes ?? [],
    (deployed, { repository: { indexes } }) => {
      const states = new Map(
        deployed.map(({ name, fields, state }) => [wordsOf(groupOf(name), fields), state]),
      );
      const expected = indexes.map(({ collectionGroup, fields }) =>
        wordsOf(collectionGroup, fields),
      );
      const missing = expected.filter((one) => !states.has(one));
      const unready = expected.filter((one) => states.has(one) && states.get(one) !== 'READY');
      return [
        [
          missing.length > 0,
          `Firestore lacks the index ${missing.join('; ')}: queries that need it fail.`,
          deployStore,
        ],
        [
          unready.length > 0,
          `The index ${unready.join('; ')} is not ready yet.`,
          'Wait a few minutes. If it is still not ready, delete it in the console and deploy it again.',
        ],
      ];
    },
  ),
  check(
    'Fields have the indexes of this checkout, or none where it exempts them',
    fieldsWithSettings,
    (fields, { repository: { fieldOverrides } }) => {
      const others = fieldOverrides.filter((one) => !hasIndexesOf(fields, one));
      return [
        others.length > 0,
        `Firestore indexes ${others.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`).join(', ')} otherwise than firestore.indexes.json says: each write of them costs more and is slower.`,
        deployStore,
      ];
    },
  ),
  check('Counters have a TTL policy', fieldsWithSettings, (fields, { repository: { ttl } }) => {
    const lasting = ttl.filter(
      (one) => !['ACTIVE', 'CREATING'].includes(fieldOf(fields, one)?.ttlConfig?.state ?? ''),
    );
    return [
      lasting.length > 0,
      `Documents of ${lasting.map(({ collectionGroup }) => collectionGroup).join(', ')} are never deleted. They include hashes of addresses and phone numbers.`,
      deployStore,
    ];
  }),
  check(
    'Backups are configured',
    async (context) => ({
      database: await theDatabase(context),
      schedules: await context.google<{ backupSchedules?: object[] }>(
        firestore,
        `${database(context)}/backupSchedules`,
      ),
    }),
    ({ database: { pointInTimeRecoveryEnablement }, schedules }) => [
      [
        pointInTimeRecoveryEnablement !== 'POINT_IN_TIME_RECOVERY_ENABLED',
        'The data of an hour ago cannot be restored (no point-in-time recovery).',
        'docs/backup.md: switch on point-in-time recovery.',
      ],
      [
        (schedules?.backupSchedules ?? []).length === 0,
        'No backups of the orders are made.',
        'docs/backup.md: a schedule of backups.',
      ],
    ],
  ),
];
