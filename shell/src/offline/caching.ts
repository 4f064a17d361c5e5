export type Kept = 'page' | 'file' | 'picture' | 'list';

/** What matters of a request. */
export interface Asked {
  url: string;
  navigation: boolean;
  integrity: string;
}

interface Home {
  origin: string;
  /** Where remotes are served from that are not on this site. */
  origins: readonly string[];
}

// Names that change with their content.
const hashed = /^\/(shell|remotes|fonts|shop)\//;
// Which remotes there are, and which backend the site talks to: without it nobody is known to be signed in.
const lists = /^\/(remotes|config)\.json$/;
// Navigations that are no page: calls, sign-in and its local stand-in, files.
const noPage = /^\/(api|__|emulator|local|identitytoolkit\.|securetoken\.|v1\/)|\.\w+$/;

/**
 * How the service worker treats a request; null: not at all, the browser goes on as if there were none.
 * Only what is named here is ever kept, and all of it is the same for everybody: no answer of the API, of sign-in or
 * of the store.
 */
export function keptAs({ url, navigation, integrity }: Asked, home: Home): Kept | null {
  const { origin, pathname } = new URL(url);
  if (origin !== home.origin) {
    return integrity && home.origins.includes(origin) ? 'file' : null;
  }
  if (navigation) return noPage.test(pathname) ? null : 'page';
  if (hashed.test(pathname)) return 'file';
  if (pathname.startsWith('/pictures/')) return 'picture';
  return lists.test(pathname) ? 'list' : null;
}
