import { billedToNames, type BilledTo } from '@burger/shared/contracts';
import { currentIdToken } from '@burger/shared/firebase';
import { fields, texts } from '@burger/shared/platform/reading';

const longestMs = 5000;

/**
 * Calls `GET /api/me/billed-to`, which returns the business on the customer's newest such order. Never
 * rejects.
 */
export async function askBilledTo(): Promise<BilledTo | null> {
  try {
    const response = await fetch('/api/me/billed-to', {
      headers: { Authorization: `Bearer ${await currentIdToken({ fresh: false })}` },
      signal: AbortSignal.timeout(longestMs),
    });
    const known = texts(billedToNames, fields(await response.json())['billedTo']);
    return known.gstin === '' ? null : known;
  } catch {
    // On failure the customer types the business details instead.
    return null;
  }
}
