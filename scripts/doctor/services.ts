import { smtpHost } from '../../functions/src/settings';
import { type Answer, type Asked, Unseen } from './asked';
import { check, type Check, type Judgement } from './check';
import { secret, secretOf } from './secrets';

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

function refused({ status }: Answer): void {
  if (status === 403) throw new Unseen('App Check keeps this command out.', 'Order from a phone.');
  if (status === 429) throw new Unseen('That was a lot at once.', 'Ask again in a minute.');
}

const point = ({ lat, lng }: { lat: number; lng: number }) => `${lat},${lng}`;

const saidOf = (what: string, api: string, status: string, otherwise: string): Judgement[] => [
  [
    status === 'REQUEST_DENIED',
    `Google refuses ${what} (${api}): ${otherwise}`,
    `APIs & Services → Library: switch on ${api}. Credentials → the key of MAPS_KEY: allow it ${api}.`,
  ],
  [
    status === 'OVER_QUERY_LIMIT',
    `The quota for ${what} is used up (${api}, or MAPS_DAILY_BUDGET): ${otherwise}`,
    `Raise the quota of ${api}, and MAPS_DAILY_BUDGET in functions/.env.`,
  ],
  [
    !['OK', 'ZERO_RESULTS', 'REQUEST_DENIED', 'OVER_QUERY_LIMIT'].includes(status),
    `${api} gives no answer about ${what} (${status}).`,
    'Ask again in some minutes; Health at the counter says for how long.',
  ],
];

async function map(asked: Asked, name: string, body: object): Promise<string> {
  const answer = await asked.site(`/api/maps/${name}`, post(body));
  refused(answer);
  const { status = `answer ${answer.status}` } = answer.json<{ status?: string }>();
  if (status === 'OK') {
    await secretOf(asked, 'MAPS_KEY', 'ways are estimated, and places named by the nearest area');
  }
  return status;
}

/** Mail providers by their servers, their SPF include, and their limit of mails a day. */
const mailboxes = [
  // The limit is 500 without Workspace.
  { host: /(^|\.)(gmail|google)\.com$/, name: 'Google', spf: '_spf.google.com', aDay: 2000 },
  { host: /(^|\.)zoho\.(in|com|eu)$/, name: 'Zoho', spf: 'zoho', aDay: Infinity },
  { host: /(^|\.)(office365|outlook)\.com$/, name: 'Microsoft', spf: 'outlook.com', aDay: 10_000 },
];

async function texts(asked: Asked, name: string): Promise<string[]> {
  const answer = await asked.anybody(`https://dns.google/resolve?name=${name}&type=TXT`);
  const found = answer.json<{ Answer?: { data: string }[] }>();
  return (found.Answer ?? []).map(({ data }) => data.replaceAll('"', ''));
}

const senderOf = ({ repository: { restaurant } }: Asked) => restaurant.emails.hello;
const domainOf = (address: string) => address.split('@').at(-1) ?? '';

/** Returns whether `SMTP_URL` is set, and its host, or null when the URL is invalid. */
async function mailServer(asked: Asked): Promise<{ isSet: boolean; host: string | null }> {
  await asked.hosted();
  const url = await secret(asked, 'SMTP_URL');
  return { isSet: url !== null, host: url && smtpHost(url) };
}

const setSmtpUrl =
  'npx firebase functions:secrets:set SMTP_URL (smtps://user:password@mail.example:465), then deploy the functions.';

async function contact(asked: Asked): Promise<Answer> {
  await asked.hosted();
  if (!asked.sendsMail) {
    throw new Unseen(
      'No mail was sent.',
      'Add --mail: the contact form then sends one, and it has to arrive.',
    );
  }
  const answer = await asked.site(
    '/api/contact',
    post({
      name: 'npm run doctor',
      email: senderOf(asked),
      subject: 'general',
      message: 'Whoever asked the site by npm run doctor wanted to see whether mail goes out.',
    }),
  );
  refused(answer);
  return answer;
}

export const serviceChecks: Check[] = [
  check(
    'Ways are measured by Google',
    async (asked) => {
      const { coordinates } = asked.repository.restaurant;
      const away = { ...coordinates, lat: coordinates.lat + 0.01 };
      return map(asked, 'directions', { origin: point(coordinates), destination: point(away) });
    },
    (status) =>
      saidOf('ways', 'Routes API', status, 'fees and the limit go by an estimate of the way.'),
  ),
  check(
    'Places are named by Google',
    (asked) => map(asked, 'geocode', { latlng: point(asked.repository.restaurant.coordinates) }),
    (status) =>
      saidOf('names of places', 'Geocoding API', status, 'customers type their area by hand.'),
  ),
  check(
    'Reviews are Google’s',
    async (asked) => {
      const answer = await asked.site('/getGoogleReviews');
      const { sample } = answer.status === 200 ? answer.json<{ sample?: boolean }>() : {};
      if (sample !== false && answer.status === 200) {
        await secretOf(asked, 'PLACES_KEY', 'reviews are samples, and marked as such');
      }
      return { status: answer.status, sample };
    },
    ({ status, sample }) => [
      [
        status !== 200 || sample === true,
        status === 200
          ? 'There is a PLACES_KEY, but reviews are samples: links.googleReview in restaurant.json names no place.'
          : `Google gives no reviews (${status}).`,
        'Switch on Places API (New), allow it to the key of PLACES_KEY, and see that links.googleReview ends with placeid=….',
      ],
    ],
  ),
  check('There is a mail server', mailServer, ({ isSet, host }) => [
    [
      !isSet,
      'There is no SMTP_URL: nobody is mailed about orders, and forms answer that mail is not set up.',
      setSmtpUrl,
    ],
    [
      isSet && host === null,
      'SMTP_URL is not the address of a mail server (smtps://user:password@host:port): no mail is sent.',
      setSmtpUrl,
    ],
  ]),
  check('The mail server takes a mail', contact, ({ status }) => [
    [
      status === 503,
      'The mail server takes no mail, or none is set up.',
      'Try SMTP_URL in a mail program: address, password, port; some providers want a password for programs.',
    ],
    [
      status !== 503 && status >= 400,
      `The contact form answers ${status}.`,
      'Look at Logging, severity ERROR.',
    ],
  ]),
  check(
    'The sender’s domain says who may send in its name (SPF, DMARC)',
    async (asked) => {
      await asked.hosted();
      const domain = domainOf(senderOf(asked));
      const [own, dmarc] = await Promise.all([
        texts(asked, domain),
        texts(asked, `_dmarc.${domain}`),
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
    'The mail server may send for the sender’s domain, as many mails as the settings say',
    async (asked) => {
      const { host } = await mailServer(asked);
      const domain = domainOf(senderOf(asked));
      return { host, domain, spf: (await texts(asked, domain)).join(' ') };
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
