import { refusalText, type ApiError } from '@burger/shared/contracts';
import { currentIdToken } from '@burger/shared/firebase';

const longestMs = 30_000;

/** `/api/me` as the signed-in customer, whose token is made anew: it may be what proves that the account is gone. */
export function meApi(
  token: typeof currentIdToken = currentIdToken,
  fetched: typeof fetch = (...request) => fetch(...request),
) {
  const ask = async (path: string, method: string): Promise<Response | null> => {
    const own = await token({ fresh: true });
    return own === null
      ? null
      : fetched(`/api/me${path}`, {
          method,
          headers: { Authorization: `Bearer ${own}` },
          signal: AbortSignal.timeout(longestMs),
        });
  };
  // Whether an earlier press was never answered: it may have done it.
  let unanswered = false;
  return {
    /** Everything that the server keeps under the account, as a JSON document. Rejects where it cannot be had. */
    async data(): Promise<object> {
      const answer = await ask('/data', 'GET');
      if (!answer?.ok) throw new Error(`/api/me/data answered ${answer?.status ?? 'nothing'}`);
      return (await answer.json()) as object;
    },
    /** `refused`: why it has to stay; `gone`: there is no such account any more. Rejects like `data`. */
    async erase(): Promise<'erased' | 'gone' | { refused: string }> {
      const answer = await ask('', 'DELETE').catch((error: unknown) => {
        unanswered = true;
        throw error;
      });
      if ((answer === null || answer.status === 401) && unanswered) return 'gone';
      // Somebody else signed out here, or the sign-in was taken back: nothing was deleted.
      if (answer === null) throw new Error('Nobody is signed in');
      if (answer.ok) return 'erased';
      const { error } = (await answer.json()) as ApiError;
      if (error.reason === 'order-under-way' || error.reason === 'staff-account')
        return { refused: refusalText(error) };
      throw new Error(`/api/me answered ${answer.status}`);
    },
  };
}

export type MeApi = ReturnType<typeof meApi>;
