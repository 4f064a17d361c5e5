import { request } from 'node:http';
import type { Requested } from './addresses';

/** A local server, and the Host header to send to it. */
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

/** Fields of a response: the status and the compared headers, '' for a missing one. */
type Fields = Record<string, string>;

function ask({ port, host }: Server, [method, path, body]: Requested): Promise<Fields> {
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
    sent.setTimeout(60_000, () => sent.destroy(new Error(`${path} did not answer in time`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

export interface Difference {
  address: string;
  field: string;
  local: string;
  hosted: string;
}

export async function compare(
  local: Server,
  hosted: Server,
  requests: readonly Requested[],
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const requested of requests) {
    const here = await ask(local, requested);
    const there = await ask(hosted, requested);
    for (const field of Object.keys(here)) {
      if (here[field] === there[field]) continue;
      const name = `${requested[0]} ${requested[1]}${requested[2] === undefined ? '' : ` ${requested[2]}`}`;
      found.push({ address: name, field, local: here[field] ?? '', hosted: there[field] ?? '' });
    }
  }
  return found;
}

/** The format of `differences.json`: equivalent values and known differences, each with its reason. */
export interface Expected {
  normalised: { reason: string; field: string; pattern: string; by: string }[];
  differences: { reason: string; asked: string; fields: Record<string, [string, string]> }[];
}

const isWhole = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`).test(text);

/** Returns the differences that the list does not explain, and the entries of the list that explain none. */
export function explain(found: readonly Difference[], expected: Expected) {
  const used = new Set<unknown>();
  const normalise = (field: string, text: string) =>
    expected.normalised
      .filter((one) => one.field === field)
      .reduce((all, { pattern, by }) => all.replace(new RegExp(pattern, 'g'), by), text);
  const unexplained = found.filter(({ address, field, ...values }) => {
    const local = normalise(field, values.local);
    const hosted = normalise(field, values.hosted);
    if (local === hosted) return false;
    const reason = expected.differences.find((one) => {
      const [here, there] = one.fields[field] ?? [];
      if (here === undefined || there === undefined) return false;
      return isWhole(one.asked, address) && isWhole(here, local) && isWhole(there, hosted);
    });
    used.add(reason);
    return !reason;
  });
  const unused = expected.differences.filter((one) => !used.has(one)).map(({ reason }) => reason);
  return { unexplained, unused };
}
