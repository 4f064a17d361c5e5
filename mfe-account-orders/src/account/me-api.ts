import {
  refusalText,
  type ApiError,
  type EndConsent,
  type StoredConsents,
} from '@burger/shared/contracts';
import { currentIdToken } from '@burger/shared/firebase';

const longestMs = 30_000;

/** Calls `/api/me` as the signed-in customer, with a fresh token: only that proves the account exists. */
export function meApi(
  token: typeof currentIdToken = currentIdToken,
  fetched: typeof fetch = (...request) => fetch(...request),
) {
  const ask = async (path: string, method: string, body?: object): Promise<Response | null> => {
    const own = await token({ fresh: true });
    return own === null
      ? null
      : fetched(`/api/me${path}`, {
          method,
          headers: {
            Authorization: `Bearer ${own}`,
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(longestMs),
        });
  };
  /** Rejects unless the server answers with success. */
  const answered = async (path: string, method: string, body?: object): Promise<Response> => {
    const answer = await ask(path, method, body);
    if (!answer?.ok) throw new Error(`/api/me${path} answered ${answer?.status ?? 'nothing'}`);
    return answer;
  };
  // Whether a deletion got no response: it may have succeeded.
  let unanswered = false;
  return {
    /** Returns the messages that the account's customer allowed. Rejects when the request fails. */
    consents: async () => (await (await answered('/consents', 'GET')).json()) as StoredConsents,
    /** Ends a consent for all orders of the account. Rejects when the request fails. */
    endConsent: async (ended: EndConsent) => void (await answered('/consents/end', 'POST', ended)),
    /** Returns everything that the server stores for the account, as JSON. Rejects when the request fails. */
    data: async () => (await (await answered('/data', 'GET')).json()) as object,
    /**
     * Deletes the account. `refused`: why it cannot be deleted. `gone`: it no longer exists. Rejects like
     * `data`.
     */
    async erase(): Promise<'erased' | 'gone' | { refused: string }> {
      const answer = await ask('', 'DELETE').catch((error: unknown) => {
        unanswered = true;
        throw error;
      });
      if ((answer === null || answer.status === 401) && unanswered) return 'gone';
      // The customer signed out in another tab, or the sign-in was revoked: nothing was deleted.
      if (answer === null) throw new Error('Not signed in: the account was not deleted');
      if (answer.ok) return 'erased';
      const { error } = (await answer.json()) as ApiError;
      if (error.reason === 'order-under-way' || error.reason === 'staff-account')
        return { refused: refusalText(error) };
      throw new Error(`/api/me answered ${answer.status}`);
    },
  };
}

export type MeApi = ReturnType<typeof meApi>;
