import { currentIdToken } from '@burger/shared/firebase';
import { fields } from '@burger/shared/reading';
import type { MyAccount } from './my-data';

const longestMs = 30_000;

/** `/api/me` as the signed-in customer, whose token is made anew: it may be what proves that the account is gone. */
export function meApi(
  token: typeof currentIdToken = currentIdToken,
  fetched: typeof fetch = (...request) => fetch(...request),
): MyAccount {
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
    async data() {
      const answer = await ask('/data', 'GET');
      if (!answer?.ok) throw new Error(`/api/me/data answered ${answer?.status ?? 'nothing'}`);
      return (await answer.json()) as object;
    },
    async erase() {
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
