import type { Repository } from './repository';

/** Thrown if the doctor could not check something. Says why, and how to check it by hand. */
export class Unseen extends Error {
  constructor(
    why: string,
    readonly how: string,
  ) {
    super(why);
    this.name = 'Unseen';
  }
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  json: <Shape>() => Shape;
}

export interface SiteConfig {
  local?: unknown;
  firebase?: { apiKey?: string; authDomain?: string; projectId?: string; appId?: string };
  appCheck?: { siteKey?: string };
}

interface Ports {
  fetch: typeof fetch;
  /** Returns the access token of the signed-in Google Cloud user, or null if nobody is signed in. */
  token: () => Promise<string | null>;
  now: Date;
  /** Whether the doctor may send a test mail to the restaurant. */
  sendsMail: boolean;
}

export type DoctorContext = ReturnType<typeof askAbout>;

const longestMs = 20_000;

const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
};

function refusalOf({ status, text }: Answer, service: string, project: string): Unseen {
  if (status === 401) {
    return new Unseen('The sign-in at Google Cloud has expired.', 'gcloud auth login');
  }
  if (text.includes('SERVICE_DISABLED')) {
    return new Unseen(
      `${service} is not enabled in ${project}, so this cannot be checked.`,
      `gcloud services enable ${service} --project ${project}, and some minutes later ask again.`,
    );
  }
  if (status === 403) {
    return new Unseen(
      `The signed-in user may not read ${service} of ${project}.`,
      'Sign in as an owner of the project, or get the role Viewer (roles/viewer) from one.',
    );
  }
  return new Unseen(`${service} answered ${status}.`, 'Try again in a few minutes.');
}

export function askAbout(address: URL, repository: Repository, ports: Ports) {
  const { project } = repository;
  const answers = new Map<string, Promise<Answer>>();

  async function send(url: string, init: RequestInit): Promise<Answer> {
    const signal = AbortSignal.timeout(longestMs);
    const response = await ports.fetch(url, { redirect: 'manual', signal, ...init });
    const { status, headers } = response;
    const text = await response.text();
    return {
      ...{ status, headers, text },
      json: <Shape>() => {
        try {
          return JSON.parse(text) as Shape;
        } catch {
          throw new Unseen(
            `${url} answered ${status} without JSON.`,
            'Fix the problem above first.',
          );
        }
      },
    };
  }

  function anybody(url: string, init: RequestInit = {}): Promise<Answer> {
    const name = JSON.stringify([url, init]);
    const asking =
      answers.get(name) ??
      send(url, init).catch((error: unknown) => {
        throw new Unseen(
          `${new URL(url).host} does not answer (${reasonOf(error)}).`,
          'Check the network connection of this computer and try again.',
        );
      });
    answers.set(name, asking);
    return asking;
  }

  const site = (path: string, init?: RequestInit) => anybody(address.origin + path, init);

  async function config(): Promise<SiteConfig> {
    const { status, json } = await site('/config.json');
    return status === 200 ? json<SiteConfig>() : {};
  }

  const isLocal = async () => (await config().catch((): SiteConfig => ({}))).local !== undefined;

  /** Throws Unseen for a local site, because all later checks need Google's services. */
  async function hosted(): Promise<void> {
    if (!(await isLocal())) return;
    throw new Unseen(
      'This is a local site without Google’s services.',
      'Run this with the address that customers use.',
    );
  }

  /** Calls a Google API of the project as the signed-in user. Returns null for 404. */
  async function google<Shape>(
    service: string,
    path: string,
    body?: object,
  ): Promise<Shape | null> {
    await hosted();
    if (!project) {
      throw new Unseen(
        'The Firebase project is unknown.',
        'Create .firebaserc as in docs/deploying.md, or add --project your-project-id.',
      );
    }
    const token = await ports.token();
    if (!token) {
      throw new Unseen(
        'Nobody is signed in to Google Cloud here.',
        'gcloud auth login as an owner of the project, and ask again.',
      );
    }
    const answer = await anybody(`https://${service}${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        // The project whose quota is used. Without it some Google services accept only service accounts.
        'x-goog-user-project': project,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw refusalOf(answer, service, project);
    return answer.json<Shape>();
  }

  const { now, sendsMail } = ports;
  return {
    ...{ address, repository, project, now, sendsMail },
    ...{ anybody, site, config, isLocal, hosted, google },
  };
}

/** Returns a secret's value, which is never printed. Returns null for `none` or a missing secret. */
export async function secret(context: DoctorContext, name: string): Promise<string | null> {
  const found = await context.google<{ payload?: { data?: string } }>(
    'secretmanager.googleapis.com',
    `/v1/projects/${context.project}/secrets/${name}/versions/latest:access`,
  );
  const value = Buffer.from(found?.payload?.data ?? '', 'base64')
    .toString()
    .trim();
  return value === '' || value === 'none' ? null : value;
}

/** Returns a secret. Throws Unseen if it is missing; `without` says how the site behaves then. */
export async function secretOf(
  context: DoctorContext,
  name: string,
  without: string,
): Promise<string> {
  const value = await secret(context, name);
  if (value) return value;
  throw new Unseen(
    `The secret ${name} is not set: ${without}.`,
    `If this is intended, do nothing. Otherwise npx firebase functions:secrets:set ${name}, and deploy the functions.`,
  );
}
