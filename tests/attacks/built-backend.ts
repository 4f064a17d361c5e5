import { serveSite } from '../sites/serve-site';
import { projectId } from '../rules/start-firestore';
import { tokenOf } from '../rules/web-client';

/** The backend as it is built, on a free port, with data of its own and no pages. */
export async function startBuiltBackend() {
  const { url, stop } = await serveSite('/nonexistent');
  return { port: Number(new URL(url).port), close: stop };
}

/** Imports so many customers into the auth emulator; answers the uid and a token of each. */
export async function importCustomers(port: number, count: number) {
  const uids = Array.from({ length: count }, (_, index) => `customer-${index}`);
  const accounts = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`;
  for (let from = 0; from < count; from += 1000) {
    const users = uids
      .slice(from, from + 1000)
      .map((localId) => ({ localId, email: `${localId}@example.in` }));
    const answer = await fetch(`http://127.0.0.1:${port}${accounts}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ users }),
    });
    if (!answer.ok) throw new Error(`Import failed: ${await answer.text()}`);
  }
  // Dated ahead by a second, because the import ends older tokens.
  const iat = Math.floor(Date.now() / 1000) + 1;
  return uids.map((uid) => ({ uid, token: `Bearer ${tokenOf(uid, { iat, auth_time: iat })}` }));
}
