import { proven } from './proven';

/** A token, or null where none is wanted or to be had: a shell of before knows of none. Never rejects. */
async function pageToken(fresh: boolean): Promise<string | null> {
  try {
    const firebase = await import('@burger/shared/firebase');
    return await firebase.pageToken({ fresh });
  } catch {
    return null;
  }
}

/** `fetch` for requests that the API may want to see proven as our page's, see `proven`. */
export const fetchAsOurPage: typeof fetch = proven(pageToken, (...request) => fetch(...request));
