/** Names and values of headers. */
export type Headers = Record<string, string>;

/** What the policy of the pages depends on. */
export interface PageNeeds {
  /** Hashes of the style elements that the pages carry, as a policy names them: `'sha256-…'`. */
  styles?: readonly string[];
  /** Hashes of the scripts that stand in the pages themselves. */
  scripts?: readonly string[];
  /** Other origins that remotes are loaded from. */
  origins?: readonly string[];
  /** Development servers, which pages may load scripts from. */
  devOrigins?: readonly string[];
  /** Served over HTTPS, with Google's own sign-in and store. */
  hosted?: boolean;
}

export function pageHeaders(needs?: PageNeeds): Headers;
export function dataHeaders(where?: { hosted?: boolean }): Headers;
