import { existsSync, readFileSync } from 'node:fs';

/**
 * Fakes the errors of `gcloud`, `firebase`, `npm` and `gh` for a sequence of calls: unknown commands and
 * flags, no sign-in or project, a disabled API, a missing role or resource.
 * @typedef {{ tool: string, args: string[], as?: string, text?: string }} Call
 * @typedef {{
 *   done: Set<string>, apis: Set<string>, roles: { member: string, role: string, on: string }[],
 *   firebaserc: { siteBucket?: string, projects?: Record<string, string>, targets?: Record<string, any> } | null,
 * }} World
 */

const root = new URL('../../..', import.meta.url).pathname;
const commandsOfFirebase = `${root}/node_modules/firebase-tools/lib/commands`;
const secrets = () =>
  readFileSync(`${root}/functions/src/settings.ts`, 'utf8')
    .split('export const secrets')[1]
    ?.split('\n};')[0]
    ?.match(/[A-Z]+(?:_[A-Z]+)+(?=: \{)/g) ?? [];
const scripts = () => JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).scripts;

// The APIs that Google enables in every new project, as far as the guides use them.
const onFromTheStart = ['logging', 'monitoring', 'storage', 'serviceusage'];
const apiOf = {
  firestore: 'firestore',
  iam: 'iam',
  logging: 'logging',
  monitoring: 'monitoring',
  projects: 'cloudresourcemanager',
  services: 'serviceusage',
  storage: 'storage',
};

const ofPool = ['location!', 'workload-identity-pool!', 'issuer-uri!', 'attribute-mapping!'];
/** @type {Record<string, string[]>} Flags of each command, without common ones; `!` marks required ones. */
const gcloudFlags = {
  'auth login': [],
  'auth application-default login': [],
  'auth application-default set-quota-project': [],
  'config set project': [],
  'firestore backups schedules create': ['database!', 'recurrence!', 'retention!'],
  'firestore databases create': ['database', 'location!', 'type'],
  'firestore databases update': ['database', 'enable-pitr'],
  'iam service-accounts add-iam-policy-binding': ['member', 'role', 'condition'],
  'iam service-accounts create': [],
  'iam workload-identity-pools create': ['location!'],
  'iam workload-identity-pools providers create-oidc': [...ofPool, 'attribute-condition'],
  'logging buckets describe': ['location'],
  'logging buckets update': ['location', 'retention-days'],
  'logging sinks describe': [],
  'logging sinks update': ['add-exclusion', 'update-exclusion'],
  'monitoring uptime create': ['resource-type!', 'resource-labels!', 'path', 'period', 'protocol'],
  'projects add-iam-policy-binding': ['member!', 'role!', 'condition'],
  'projects describe': [],
  'services enable': [],
  'storage buckets add-iam-policy-binding': ['member', 'role', 'condition'],
  'storage buckets create': ['location', 'uniform-bucket-level-access', 'public-access-prevention'],
  'storage buckets update': ['versioning', 'lifecycle-file'],
  'storage cp': ['if-generation-match'],
  'storage ls': ['all-versions', 'long'],
  'storage rsync': ['recursive', 'delete-unmatched-destination-objects'],
};

// Columns: a pattern of commands, what must be done before, and the error without it. Checked in this
// sequence.
const before = `
gcloud auth .*set-quota | gcloud auth application-default login | No default credentials
gcloud firestore (?!databases create) | gcloud firestore databases create | The database (default) does not exist
gcloud storage buckets create | Blaze | The billing account for the owning project is disabled
gcloud monitoring uptime | hosting:shell | The check would fail: nothing answers there
gcloud storage rsync | npm run build | Source URL matches no objects or files: site
firebase functions:secrets:set | Blaze | Secret Manager needs the Blaze plan
firebase apps:sdkconfig | firebase apps:create | There are no WEB apps associated with this project
firebase functions:artifacts:setpolicy | functions | Repository not found: deploy functions first
firebase deploy | npm run build | There is no functions/dist: npm run build
firebase deploy.*--only[ =]firestore | gcloud firestore databases create | The database (default) does not exist
firebase deploy.*--only[ =]functions | Blaze | Your project must be on the Blaze plan
firebase deploy.*--only[ =]functions | firestore | Rules go before functions
firebase deploy.*--only[ =]hosting | functions | Unable to find a valid endpoint for function api
npm (?!ci) | npm ci | npm ci first
npm run (staff|publish:menu|register) | gcloud auth application-default login | Could not load the default credentials
npm run (staff|publish:menu|register) | gcloud auth application-default set-quota-project | The API needs a quota project
npm run (staff|publish:menu|register) | functions | There is nothing published in the store yet
npm run staff.* owner | account of the owner | There is no such account
npm run doctor | hosting:shell | There is no site to ask
npm run (prerender|deploy:local) | npm run build | There is no site yet
gh (?!auth) | gh auth login | To get started with GitHub CLI, please run: gh auth login
account of the owner | hosting:shell | There is no page to sign up on
account of the owner | sign-in ways | auth/operation-not-allowed
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

/** @param {World} world @param {string} message */
function needsBefore(world, message) {
  for (const [call = '', what = '', why = ''] of before)
    if (new RegExp(`^${call}`).test(message)) needs(world, what, why);
}

/** @param {string[]} args */
function flagsIn(args) {
  /** @type {Record<string, string>} */
  const flags = {};
  /** @type {string[]} */
  const words = [];
  const isSwitch =
    /^--(enable-pitr|versioning|all-versions|long|recursive|force|quiet|uniform-.*|public-.*|delete-.*)$/;
  for (let at = 0; at < args.length; at += 1) {
    const [, name, value] = /^--([\w-]+)(?:=([^]*))?$/.exec(args[at] ?? '') ?? [];
    if (name === undefined) words.push(args[at] ?? '');
    else flags[name] = value ?? (isSwitch.test(args[at] ?? '') ? '' : (args[(at += 1)] ?? ''));
  }
  return { flags, words };
}

/** @param {World} world @param {string} what @param {string} [why] */
function needs({ done }, what, why = `There is no ${what} yet`) {
  if (!done.has(what)) throw new Error(why);
}

// The roles that a full deployment needs (docs/identities.md).
const rolesOf = {
  firestore: ['firebaserules.admin', 'datastore.indexAdmin', 'firebase.viewer'],
  functions: [
    ...['cloudfunctions.admin', 'cloudscheduler.admin', 'secretmanager.viewer'],
    ...['artifactregistry.reader', 'firebase.viewer', 'serviceusage.serviceUsageConsumer'],
  ],
  hosting: ['firebasehosting.admin', 'serviceusage.serviceUsageConsumer'],
  logging: ['logging.configWriter'],
  bucket: ['storage.objectUser'],
};

/** @param {World} world @param {string | undefined} as @param {keyof typeof rolesOf} what */
function mayHe({ roles }, as, what) {
  if (as === undefined) return;
  const has = (/** @type {string} */ role, /** @type {RegExp} */ on = /./) =>
    roles.some(
      (one) => one.member.includes(`:${as}@`) && one.role === `roles/${role}` && on.test(one.on),
    );
  const missing = rolesOf[what].filter((role) => !has(role));
  if (what === 'functions' && !has('iam.serviceAccountUser', /compute@/))
    missing.push('iam.serviceAccountUser');
  if (missing.length > 0) throw new Error(`${as} lacks ${missing.join(', ')}`);
}

/** @param {World} world @param {Call} call */
function gcloud(world, { args, as }) {
  const { flags, words } = flagsIn(args);
  const command = Object.keys(gcloudFlags).find((name) => words.join(' ').startsWith(name));
  if (!command) throw new Error(`Invalid choice: '${words.join(' ')}'`);
  const rest = words.slice(command.split(' ').length);
  const flagged = (gcloudFlags[command] ?? []).map((name) => name.replace('!', ''));
  const known = [...flagged, 'project', 'format', 'quiet'];
  const unknown = Object.keys(flags).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`unrecognized arguments: --${unknown.join(', --')}`);
  const missing = flagged.filter(
    (name) => gcloudFlags[command]?.includes(`${name}!`) && !(name in flags),
  );
  if (missing.length > 0) throw new Error(`argument --${missing.join(', --')}: Must be specified`);

  if (command !== 'auth login' && !command.startsWith('auth application')) {
    if (!as)
      needs(world, 'gcloud auth login', 'You do not currently have an active account selected');
    const named = flags['project'] ?? (command === 'projects describe' ? rest[0] : undefined);
    if (command !== 'config set project' && !named)
      needs(world, 'config set project', 'The required property [project] is not currently set');
  }
  const api = apiOf[/** @type {keyof typeof apiOf} */ (words[0] ?? '')];
  if (api && !world.apis.has(api))
    throw new Error(`API [${api}.googleapis.com] not enabled on project`);
  if (words[0] === 'logging') mayHe(world, as, 'logging');

  const bucket = /^gs:\/\/([\w$-]+)/.exec(rest.join(' ').replace(/^site /, ''))?.[1];
  const on = `${command.split(' ').slice(0, -1).join(' ')} ${rest[0] ?? ''}`;
  if (words[0] === 'storage' && command !== 'storage buckets create')
    needs(world, `bucket ${bucket}`, `gs://${bucket} not found: 404`);
  if (command === 'storage rsync') mayHe(world, as, 'bucket');
  needsBefore(world, `gcloud ${args.join(' ')}`);
  if (command === 'services enable')
    for (const one of rest) world.apis.add(one.replace('.googleapis.com', ''));
  if (command === 'monitoring uptime create' && !/^(1|5|10|15)$/.test(flags['period'] ?? '1'))
    throw new Error('argument --period: Invalid choice');
  if (command === 'storage buckets create') world.done.add(`bucket ${bucket}`);
  if (command === 'storage rsync') world.done.add('site in the bucket');
  if (command === 'iam service-accounts create') world.done.add(`account ${rest[0]}`);
  if (command === 'iam workload-identity-pools create') world.done.add(`pool ${rest[0]}`);
  if (command.endsWith('create-oidc')) {
    needs(world, `pool ${flags['workload-identity-pool']}`, 'NOT_FOUND: the pool');
    world.done.add(`provider of ${flags['workload-identity-pool']}`);
  }
  if (command.endsWith('add-iam-policy-binding')) {
    const { member = '', role = '' } = flags;
    const [, account] = /^serviceAccount:(\w+)@/.exec(member) ?? [];
    if (account) needs(world, `account ${account}`, `Service account ${member} does not exist`);
    const [, impersonated] = /^(\w+)@\S+\.iam\.gserviceaccount\.com$/.exec(rest[0] ?? '') ?? [];
    if (/@appspot/.test(rest[0] ?? '')) throw new Error('A new project has no such account');
    if (impersonated) needs(world, `account ${impersonated}`, `Unknown service account ${rest[0]}`);
    if (member.includes('/workloadIdentityPools/github'))
      needs(world, 'provider of github', 'The pool admits nobody');
    world.roles.push({ member, role, on });
  }
}

/** @param {World} world @param {Call} call */
function firebase(world, { args, as }) {
  needs(world, 'npm ci', 'could not determine executable to run: npm ci first');
  const [command = '', ...rest] = args;
  const file = `${commandsOfFirebase}/${command.replaceAll(':', '-')}.js`;
  if (!existsSync(file)) throw new Error(`${command} is not a Firebase command`);
  const flags = rest.filter((word) => word.startsWith('-')).map((word) => word.split('=')[0] ?? '');
  const source =
    readFileSync(file, 'utf8') + readFileSync(`${commandsOfFirebase}/../index.js`, 'utf8');
  const known = (/** @type {string} */ flag) =>
    new RegExp(`\\.option\\("[^"]*${flag}[ ",]`).test(source) ||
    (flag === '--force' && source.includes('.withForce('));
  const unknown = flags.filter((flag) => !known(flag));
  if (unknown.length > 0) throw new Error(`unknown option '${unknown.join(' ')}'`);
  if (command === 'login') return;
  if (!as) needs(world, 'firebase login', 'Failed to authenticate, have you run firebase login?');
  const project = world.firebaserc?.projects?.['default'];
  if (!project) throw new Error('No currently active project');
  const only = /--only[ =](\w+)(?::([\w-]+))?/.exec(args.join(' '));
  const [, what = '', target = ''] = only ?? [];
  if (what === 'firestore' || what === 'functions' || what === 'hosting') mayHe(world, as, what);
  needsBefore(world, `firebase ${args.join(' ')}`);
  if (command === 'functions:secrets:set') world.done.add(`secret ${rest[0]}`);
  if (command === 'hosting:sites:create') world.done.add(`site ${rest[0]}`);
  if (command !== 'deploy') return;
  if (what === 'functions') {
    for (const secret of secrets())
      needs(world, `secret ${secret}`, `There is no value for the secret: ${secret}`);
    for (const api of ['geocoding-backend', 'routes', 'places'])
      if (!world.apis.has(api))
        throw new Error(`The functions' call of ${api} is rejected: REQUEST_DENIED`);
  }
  if (what === 'hosting') {
    if (world.firebaserc?.siteBucket && !as)
      throw new Error('This site is stored in a bucket: npm run deploy');
    const [site] = world.firebaserc?.targets?.[project]?.hosting?.[target] ?? [];
    if (!site) throw new Error(`Deploy target ${target} not configured for project ${project}`);
    needs(world, `site ${site}`, `Requested site ${site} not found`);
    if (target === 'shell' && !args.includes('firebase.deploy.json'))
      throw new Error('The bare firebase.json is rejected');
    needs(world, 'site/config.json', 'The site would not know its project: no site/config.json');
  }
  world.done.add(what === 'hosting' ? `hosting:${target}` : what);
}

/** @param {World} world @param {Call} call */
function npm(world, { args }) {
  needsBefore(world, `npm ${args.join(' ')}`);
  const [word, script = '', ...rest] = args;
  if (word === 'ci') return;
  if (word !== 'run' || !scripts()[script]) throw new Error(`Missing script: "${script}"`);
  if (/^(staff|publish:menu|register)$/.test(script) && !rest.includes('--project'))
    throw new Error('Which project?');
  if (script !== 'deploy' || rest.includes('--dry-run')) return;
  if (!world.firebaserc?.siteBucket) throw new Error('No bucket is named in .firebaserc');
  needs(world, 'site in the bucket', 'The bucket holds no site');
}

/** @param {World} world @param {Call} call */
function take(world, call) {
  const { tool, args } = call;
  const [first = '', ...others] = args;
  if (tool === 'gcloud') gcloud(world, call);
  else if (tool === 'npx' && first === 'firebase') firebase(world, { ...call, args: others });
  else if (tool === 'npm') npm(world, call);
  else if (tool === 'gh') needsBefore(world, `gh ${args.join(' ')}`);
  else if (tool === 'click') needsBefore(world, first);
  else if (tool === 'write' && first === '.firebaserc')
    world.firebaserc = JSON.parse(call.text ?? '{}');
  else if (tool !== 'write') throw new Error(`${tool} ${first}: command not found`);
  const message = [tool, ...args]
    .join(' ')
    .replace(/^npx /, '')
    .replace(/^(click|write) /, '');
  for (let end = message.length; end > 0; end = message.lastIndexOf(' ', end - 1))
    world.done.add(message.slice(0, end));
  if (message.startsWith('gcloud config set project')) world.done.add('config set project');
}

/** Returns the first call that fails, and why, or null. @param {readonly Call[]} calls */
export function firstRefusal(calls) {
  /** @type {World} */
  const world = { done: new Set(), apis: new Set(onFromTheStart), roles: [], firebaserc: null };
  for (const call of calls) {
    try {
      take(world, call);
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      return { call: [call.tool, ...call.args].join(' '), why: message };
    }
  }
  return null;
}

/** Returns a call's output, where the guides use it. @param {Call} call */
export function answerOf({ tool, args }) {
  const message = args.join(' ');
  if (tool === 'gh') return '4711';
  if (/^projects describe/.test(message)) return '123456789';
  return /describe/.test(message) ? '{}' : '';
}
