import { currentIdToken } from '@burger/shared/firebase';
import { fields } from '@burger/shared/reading';

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
    /** `under-way`: not while an order is; `gone`: there is no such account any more. Rejects like `data`. */
    async erase(): Promise<'erased' | 'under-way' | 'of-staff' | 'gone'> {
      const answer = await ask('', 'DELETE').catch((error: unknown) => {
        unanswered = true;
        throw error;
      });
      if ((answer === null || answer.status === 401) && unanswered) return 'gone';
      // Somebody else signed out here, or the sign-in was taken back: nothing was deleted.
      if (answer === null) throw new Error('Nobody is signed in');
      if (answer.ok) return 'erased';
      const { reason } = fields(fields(await answer.json())['error']);
      if (reason === 'order-under-way') return 'under-way';
      if (reason === 'staff-account') return 'of-staff';
      throw new Error(`/api/me answered ${answer.status}`);
    },
  };
}

export type MeApi = ReturnType<typeof meApi>;
