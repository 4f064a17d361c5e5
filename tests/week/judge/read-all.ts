import { call } from '../call';
import { root } from '../../../local-backend/src/testing/start-firestore';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Wire = any;

/** A value of the store's protocol as JavaScript has it; times in ms. */
function plain(value: Wire): Wire {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('timestampValue' in value) return Date.parse(value.timestampValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plain);
  if ('mapValue' in value) return fieldsOf(value.mapValue.fields);
  return Object.values(value)[0];
}
const fieldsOf = (fields: Wire = {}): Wire =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));

/** All documents of a collection by their ids, asked as the server that may read everything. */
export async function readAll(port: number, collectionId: string): Promise<Map<string, Wire>> {
  const body = { structuredQuery: { from: [{ collectionId }] } };
  const answer = await call(port, { path: `/v1/${root}:runQuery`, token: 'owner', body });
  if (answer?.status !== 200) throw new Error(`The store answered ${answer?.status}`);
  return new Map(
    (answer.body as Wire[]).flatMap(({ document }) =>
      document ? [[document.name.split('/').at(-1), fieldsOf(document.fields)]] : [],
    ),
  );
}
