import { fetchAsOurPage } from '../our-page/fetch-as-our-page';
import type { AskTrack } from './follow-track';
import { readTrack } from './track';

const longest = 8000;

/** `GET /api/track/<key>`. */
export const askTrack: AskTrack = async (key) => {
  try {
    const answer = await fetchAsOurPage(`/api/track/${key}`, {
      signal: AbortSignal.timeout(longest),
    });
    if (answer.status === 404) return 'none';
    return answer.ok ? readTrack(await answer.json()) : null;
  } catch {
    return null;
  }
};
