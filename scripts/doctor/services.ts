import { smtpHost } from '../../functions/src/settings';
import { type Answer, type DoctorContext, secret, secretOf, Unseen } from './context';
import { check, type Check, type Judgement } from './check';

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

function refused({ status }: Answer): void {
  if (status === 403)
    throw new Unseen('App Check blocks this command.', 'Test it with an order from a phone.');
  if (status === 429) throw new Unseen('The rate limit is reached.', 'Try again in a minute.');
}

const point = ({ lat, lng }: { lat: number; lng: number }) => `${lat},${lng}`;

const wordsOf = (what: string, api: string, status: string, otherwise: string): Judgement[] => [
  [
    status === 'REQUEST_DENIED',
    `Google rejects requests for ${what} (${api}): ${otherwise}`,
    `APIs & Services → Library: enable ${api}. Credentials → the key of MAPS_KEY: allow ${api}.`,
  ],
  [
    status === 'OVER_QUERY_LIMIT',
    `The quota for ${what} is used up (${api}, or MAPS_DAILY_BUDGET): ${otherwise}`,
    `Raise the quota of ${api}, and MAPS_DAILY_BUDGET in functions/.env.`,
  ],
  [
    !['OK', 'ZERO_RESULTS', 'REQUEST_DENIED', 'OVER_QUERY_LIMIT'].includes(status),
    `${api} gives no answer about ${what} (${status}).`,
    'Try again in a few minutes. Health at the counter shows how long it has lasted.',
  ],
];

async function map(context: DoctorContext, name: string, body: object): Promise<string> {
  const answer = await context.site(`/api/maps/${name}`, post(body));
  refused(answer);
  const { status = `answer ${answer.status}` } = answer.json<{ status?: string }>();
  if (status === 'OK') {
    await secretOf(context, 'MAPS_KEY', 'ways are estimated, and places named by the nearest area');
  }
  return status;
}

/** Mail providers, recognised by their servers, with SPF include and limit of mails a day. */
const mailboxes = [
  // Google's limit is 500 a day without Workspace.
  { host: /(^|\.)(gmail|google)\.com$/, name: 'Google', spf: '_spf.google.com', aDay: 2000 },
  { host: /(^|\.)zoho\.(in|com|eu)$/, name: 'Zoho', spf: 'zoho', aDay: Infinity },
  { host: /(^|\.)(office365|outlook)\.com$/, name: 'Microsoft', spf: 'outlook.com', aDay: 10_000 },
];

async function texts(context: DoctorContext, name: string): Promise<string[]> {
  const answer = await context.anybody(`https://dns.google/resolve?name=${name}&type=TXT`);
  const found = answer.json<{ Answer?: { data: string }[] }>();
  return (found.Answer ?? []).map(({ data }) => data.replaceAll('"', ''));
}

const senderOf = ({ repository: { restaurant } }: DoctorContext) => restaurant.emails.hello;
const domainOf = (address: string) => address.split('@').at(-1) ?? '';

/** Returns whether `SMTP_URL` is set, and its host, or null for an invalid URL. */
async function mailServer(
  context: DoctorContext,
): Promise<{ isSet: boolean; host: string | null }> {
  await context.hosted();
  const url = await secret(context, 'SMTP_URL');
  return { isSet: url !== null, host: url && smtpHost(url) };
}

const setSmtpUrl =
  'npx firebase functions:secrets:set SMTP_URL (smtps://user:password@mail.example:465), then deploy the functions.';

async function contact(context: DoctorContext): Promise<Answer> {
  await context.hosted();
  if (!context.sendsMail) {
    throw new Unseen(
      'No mail was sent.',
      'Add --mail to send one through the contact form, and check that it arrives.',
    );
  }
  const answer = await context.site(
    '/api/contact',
    post({
      name: 'npm run doctor',
      email: senderOf(context),
      subject: 'general',
      message: 'A test mail of npm run doctor.',
    }),
  );
  refused(answer);
  return answer;
}

export const serviceChecks: Check[] = [
  check(
    'Google computes route lengths',
    async (context) => {
      const { coordinates } = context.repository.restaurant;
      const away = { ...coordinates, lat: coordinates.lat + 0.01 };
      return map(context, 'directions', { origin: point(coordinates), destination: point(away) });
    },
    (status) =>
      wordsOf(
        'route lengths',
        'Routes API',
        status,
        'fees and the delivery limit use estimated distances.',
      ),
  ),
  check(
    'Google names locations',
    (context) =>
      map(context, 'geocode', { latlng: point(context.repository.restaurant.coordinates) }),
    (status) =>
      wordsOf('location names', 'Geocoding API', status, 'customers have to type their area.'),
  ),
  check(
    'Reviews come from Google',
    async (context) => {
      const answer = await context.site('/getGoogleReviews');
      const { sample } = answer.status === 200 ? answer.json<{ sample?: boolean }>() : {};
      if (sample !== false && answer.status === 200) {
        await secretOf(context, 'PLACES_KEY', 'reviews are samples, and marked as such');
      }
      return { status: answer.status, sample };
    },
    ({ status, sample }) => [
      status !== 200 || sample === true,
      status === 200
        ? 'PLACES_KEY is set, but reviews are samples: links.googleReview in restaurant.json has no place id.'
        : `Google gives no reviews (${status}).`,
      'Enable Places API (New), allow it for the key of PLACES_KEY, and check that links.googleReview ends with placeid=….',
    ],
  ),
  check('A mail server is configured', mailServer, ({ isSet, host }) => [
    [
      !isSet,
      'SMTP_URL is not set: no mails about orders are sent, and forms show an error.',
      setSmtpUrl,
    ],
    [
      isSet && host === null,
      'SMTP_URL is not the address of a mail server (smtps://user:password@host:port): no mail is sent.',
      setSmtpUrl,
    ],
  ]),
  check('The mail server accepts a mail', contact, ({ status }) => [
    [
      status === 503,
      'The mail server rejects mails, or none is configured.',
      'Try address, password and port of SMTP_URL in a mail program. Some providers require an app password.',
    ],
    [
      status !== 503 && status >= 400,
      `The contact form answers ${status}.`,
      'Look at Logging, severity ERROR.',
    ],
  ]),
  check(
    'The sender’s domain has SPF and DMARC records',
    async (context) => {
      await context.hosted();
      const domain = domainOf(senderOf(context));
      const [own, dmarc] = await Promise.all([
        texts(context, domain),
        texts(context, `_dmarc.${domain}`),
      ]);
      return {
        domain,
        spf: own.find((text) => text.startsWith('v=spf1')),
        hasDmarc: dmarc.some((text) => text.startsWith('v=DMARC1')),
      };
    },
    ({ domain, spf, hasDmarc }) => [
      [
        spf === undefined,
        `${domain} names no mail server (no SPF): mails of the site land in spam.`,
        `Add at ${domain} the TXT record that your mail provider shows ("v=spf1 …").`,
      ],
      [
        !hasDmarc,
        `${domain} has no DMARC: large mailboxes refuse mails of the site.`,
        `Add the TXT record _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:…".`,
      ],
    ],
  ),
  check(
    'The SPF record includes the mail server, and its daily limit is at least MAILS_A_DAY',
    async (context) => {
      const { host } = await mailServer(context);
      const domain = domainOf(senderOf(context));
      return { host, domain, spf: (await texts(context, domain)).join(' ') };
    },
    ({ host, domain, spf }, { repository: { environment } }) =>
      mailboxes
        .filter((one) => host !== null && one.host.test(host))
        .flatMap(({ name, spf: needed, aDay }): Judgement[] => [
          [
            !spf.includes(needed),
            `Mail goes out by ${name} (${host}), which the SPF record of ${domain} does not name.`,
            `Add it to the TXT record of ${domain}, as ${name} shows it, or send by a server of your domain.`,
          ],
          [
            Number(environment.MAILS_A_DAY) > aDay,
            `MAILS_A_DAY is ${environment.MAILS_A_DAY}, but ${name} takes ${aDay} a day at most: the rest is refused.`,
            `Write MAILS_A_DAY=${aDay} or less into functions/.env, or send by a service for many mails.`,
          ],
        ]),
  ),
];
