import { type Answer, type DoctorContext, Unseen } from './context';
import { check, type Check } from './check';

const identity = 'identitytoolkit.googleapis.com';
const console_ = (context: { project: string }, where: string) =>
  `https://console.firebase.google.com/project/${context.project}/authentication/${where}`;

interface AuthConfig {
  signIn?: {
    email?: { enabled?: boolean; passwordRequired?: boolean };
    phoneNumber?: { enabled?: boolean };
  };
  authorizedDomains?: string[];
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
  smsRegionConfig?: {
    allowByDefault?: object;
    allowlistOnly?: { allowedRegions?: string[] };
  };
}

const off = () =>
  new Unseen(
    'Authentication is not set up in this project.',
    'Firebase console → Authentication → Get started.',
  );

async function authConfig(context: DoctorContext): Promise<AuthConfig> {
  const found = await context.google<AuthConfig>(
    identity,
    `/admin/v2/projects/${context.project}/config`,
  );
  if (found) return found;
  throw off();
}

async function webKey(context: DoctorContext): Promise<string> {
  await context.hosted();
  const key = (await context.config()).firebase?.apiKey;
  if (key) return key;
  throw new Unseen('/config.json has no API key.', 'Fix its problem above first.');
}

const requestFrom = (context: DoctorContext, key: string, page: string) =>
  context.anybody(`https://${identity}/v1/projects?key=${key}`, { headers: { referer: page } });

const isBlocked = ({ status, text }: Answer) => status === 403 && /referer|blocked/i.test(text);

const handlerOf = ({ address }: DoctorContext) => `${address.origin}/__/auth/handler`;

/** Starts a Google sign-in and returns the page to which Google redirects: its sign-in page or an error. */
async function googleLogin(context: DoctorContext): Promise<string> {
  const key = await webKey(context);
  const answer = await context.anybody(`https://${identity}/v1/accounts:createAuthUri?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', referer: `${context.address.origin}/` },
    body: JSON.stringify({ providerId: 'google.com', continueUri: handlerOf(context) }),
  });
  if (answer.status !== 200) {
    throw new Unseen('Google returned no sign-in address.', 'Test Google sign-in on the site.');
  }
  const { authUri = '' } = answer.json<{ authUri?: string }>();
  const { headers, text } = await context.anybody(authUri);
  const to = headers.get('location') ?? '';
  const error = new URL(to || authUri, authUri).searchParams.get('authError') ?? '';
  return `${to} ${Buffer.from(error, 'base64').toString('latin1')} ${text}`;
}

interface Account {
  email?: string;
  disabled?: boolean;
  customAttributes?: string;
}

async function owners(context: DoctorContext): Promise<Account[]> {
  const found: Account[] = [];
  let page = '';
  do {
    const answer = await context.google<{ users?: Account[]; nextPageToken?: string }>(
      identity,
      `/v1/projects/${context.project}/accounts:batchGet?maxResults=1000${page && `&nextPageToken=${page}`}`,
    );
    if (!answer) throw off();
    found.push(
      ...(answer.users ?? []).filter(({ customAttributes = '' }) =>
        /"role":\s*"owner"/.test(customAttributes),
      ),
    );
    page = found.length > 0 ? '' : (answer.nextPageToken ?? '');
  } while (page);
  return found;
}

const methods = (context: { project: string }) => console_(context, 'providers');
const settings = (context: { project: string }) => console_(context, 'settings');

export const signInChecks: Check[] = [
  check(
    'Google’s sign-in pages (/__/auth) have none of our headers',
    async (context) => {
      await context.hosted();
      return context.site('/__/auth/iframe');
    },
    ({ status, headers }, { project }) => {
      const frames = headers.get('x-frame-options');
      const policy = headers.get('content-security-policy') ?? '';
      return [
        [
          status !== 200,
          `/__/auth/iframe answers ${status}: nobody can sign in with Google.`,
          'The address has to be one of Firebase Hosting itself; where something stands before it, hand /__/ on untouched.',
        ],
        [
          status === 200 &&
            (/deny/i.test(frames ?? '') ||
              /frame-ancestors 'none'|default-src 'none'/.test(policy)),
          `Hosting gives the headers of our pages to /__/auth as well${frames ? ` (X-Frame-Options: ${frames})` : ''}: browsers show none of Google’s sign-in.`,
          `Deploy hosting with firebase.deploy.json: its first rule of headers leaves /__/ out. Where that changes nothing, write "authDomain": "${project || 'your-project-id'}.firebaseapp.com" into site/config.json, run npm run prerender, and deploy hosting.`,
        ],
      ];
    },
  ),
  check(
    'The web API key works on this site and for password links only',
    async (context) => {
      const key = await webKey(context);
      const [here, links, elsewhere] = await Promise.all(
        [
          context.address.origin,
          `https://${context.project}.firebaseapp.com`,
          'https://elsewhere.example',
        ].map((page) => requestFrom(context, key, `${page}/`)),
      );
      return { here, links, elsewhere };
    },
    ({ here, links, elsewhere }, { address, project }) => {
      const add = (page: string) =>
        `APIs & Services → Credentials → the web key → Websites: add ${page}/*, and allow it Identity Toolkit API, Token Service API and Cloud Firestore API.`;
      return [
        [
          here !== undefined && here.status !== 200,
          `The key in /config.json rejects requests of ${address.host} (${here?.status}): nobody can sign in.`,
          add(address.host),
        ],
        [
          links !== undefined && here?.status === 200 && isBlocked(links),
          `The key in /config.json is blocked at ${project}.firebaseapp.com, where password links lead: nobody can reset a password.`,
          add(`${project}.firebaseapp.com`),
        ],
        [
          elsewhere?.status === 200,
          'The key in /config.json works on any website.',
          `APIs & Services → Credentials → the web key → Websites: ${address.host}/* and ${project}.firebaseapp.com/*.`,
        ],
      ];
    },
  ),
  check('Google sign-in returns to this site', googleLogin, (message, context) => [
    /redirect_uri_mismatch/.test(message),
    'Google sign-in cannot return to this site (redirect_uri_mismatch).',
    `APIs & Services → Credentials → OAuth client "Web client": add ${handlerOf(context)} to the redirect addresses.`,
  ]),
  check(
    'The domains of this site and of password links are authorised',
    async (context) => (await authConfig(context)).authorizedDomains ?? [],
    (domains, context) =>
      [context.address.hostname, `${context.project}.firebaseapp.com`].map((domain) => [
        !domains.includes(domain),
        `${domain} is no authorised domain: ${domain === context.address.hostname ? 'sign-in is refused there' : 'password links do not work'}.`,
        `Add it: ${settings(context)}, Authorised domains.`,
      ]),
  ),
  check(
    'Sign-in by email, by phone and with Google is enabled',
    async (context) => ({
      ...(await authConfig(context)).signIn,
      google: await context.google<{ enabled?: boolean }>(
        identity,
        `/admin/v2/projects/${context.project}/defaultSupportedIdpConfigs/google.com`,
      ),
    }),
    ({ email, phoneNumber, google }, context) =>
      Object.entries({
        'by mail and password': email?.enabled && email.passwordRequired !== false,
        'by phone': phoneNumber?.enabled,
        'with Google': google?.enabled,
      }).map(([method, isOn]) => [
        !isOn,
        `Sign-in ${method} is disabled, but the dialog offers it.`,
        `Enable it: ${methods(context)}`,
      ]),
  ),
  check(
    'Sign-in does not reveal who has an account',
    async (context) => (await authConfig(context)).emailPrivacyConfig?.enableImprovedEmailPrivacy,
    (isOn, context) => [
      !isOn,
      'Sign-in reveals which addresses have an account.',
      `Enable email enumeration protection: ${settings(context)}, User actions.`,
    ],
  ),
  check(
    'SMS codes are sent to India only',
    async (context) => (await authConfig(context)).smsRegionConfig,
    (regions, context) => {
      const allowed = regions?.allowlistOnly?.allowedRegions ?? [];
      const where = `${settings(context)}, SMS region policy: allow India (+91) alone.`;
      const isOpen = regions?.allowByDefault !== undefined;
      return [
        [isOpen, 'SMS codes are sent to every country, at your cost.', where],
        [
          !isOpen && !allowed.includes('IN'),
          'No SMS codes are sent, because India is not allowed.',
          where,
        ],
        [
          allowed.some((region) => region !== 'IN'),
          `SMS codes are also sent to ${allowed.filter((region) => region !== 'IN').join(', ')}, at your cost.`,
          where,
        ],
      ];
    },
  ),
  check('The counter has an owner account', owners, (found, { project }) => [
    [
      found.length === 0,
      'No account has the role owner: nobody can publish a menu or see Health.',
      `Sign up on the site, then npm run staff -- add you@example.in --role owner --project ${project}`,
    ],
    [
      found.length > 0 && found.every(({ disabled }) => disabled),
      'Every owner account is disabled.',
      `Authentication → Users: enable one, or npm run staff -- add … --role owner --project ${project}`,
    ],
  ]),
];
