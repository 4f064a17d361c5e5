import { request } from 'node:http';
import type { Asked } from './addresses';

/** A server that listens on this machine, and the name under which it is asked. */
export interface Server {
  port: number;
  host: string;
}

const comparedHeaders = [
  ...['access-control-allow-origin', 'allow', 'cache-control', 'content-security-policy'],
  ...['content-type', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'location'],
  ...['permissions-policy', 'referrer-policy', 'retry-after', 'strict-transport-security'],
  ...['x-content-type-options', 'x-frame-options'],
];

/** Answers by field: the status and each of the compared headers; '' where there is none. */
type Fields = Record<string, string>;

function ask({ port, host }: Server, [method, path, body]: Asked): Promise<Fields> {
  const json = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body ?? ''),
  };
  const headers = { host, ...(body !== undefined && json) };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      answer.resume().on('end', () =>
        resolve({
          status: String(answer.statusCode),
          ...Object.fromEntries(
            comparedHeaders.map((name) => [name, String(answer.headers[name] ?? '')]),
          ),
        }),
      );
    });
    sent.setTimeout(60_000, () => sent.destroy(new Error(`${path} is not answered`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** A field that two servers answer differently. */
export interface Difference {
  asked: string;
  field: string;
  local: string;
  hosted: string;
}

/** Sends each request to both servers, one after the other, and returns what differs. */
export async function compare(
  local: Server,
  hosted: Server,
  requests: readonly Asked[],
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const asked of requests) {
    const here = await ask(local, asked);
    const there = await ask(hosted, asked);
    for (const field of Object.keys(here)) {
      if (here[field] === there[field]) continue;
      const name = `${asked[0]} ${asked[1]}${asked[2] === undefined ? '' : ` ${asked[2]}`}`;
      found.push({ asked: name, field, local: here[field] ?? '', hosted: there[field] ?? '' });
    }
  }
  return found;
}

/** `differences.json`: what is the same though it is written otherwise, and what differs, each with its reason. */
export interface Expected {
  normalised: { reason: string; field: string; pattern: string; by: string }[];
  differences: { reason: string; asked: string; fields: Record<string, [string, string]> }[];
}

const isWhole = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`).test(text);

/** Which differences have no reason in the list, and which entries of the list nothing differs in any more. */
export function explain(found: readonly Difference[], expected: Expected) {
  const used = new Set<unknown>();
  const normalise = (field: string, text: string) =>
    expected.normalised
      .filter((one) => one.field === field)
      .reduce((all, { pattern, by }) => all.replace(new RegExp(pattern, 'g'), by), text);
  const unexplained = found.filter(({ asked, field, ...values }) => {
    const local = normalise(field, values.local);
    const hosted = normalise(field, values.hosted);
    if (local === hosted) return false;
    const reason = expected.differences.find((one) => {
      const [here, there] = one.fields[field] ?? [];
      if (here === undefined || there === undefined) return false;
      return isWhole(one.asked, asked) && isWhole(here, local) && isWhole(there, hosted);
    });
    used.add(reason);
    return !reason;
  });
  const unused = expected.differences.filter((one) => !used.has(one)).map(({ reason }) => reason);
  return { unexplained, unused };
}
