/** Names and values of headers. */
export type Headers = Record<string, string>;

/** Hashes of what stands in a page itself, as a policy names them: `'sha256-…'`. */
export interface OwnHashes {
  /** Of its style elements. */
  styles?: readonly string[];
  /** Of its scripts. */
  scripts?: readonly string[];
}

/** What the policies of a site's pages depend on, as its deployment writes it down. */
export interface SiteNeeds {
  /** By the address of the page. */
  pages?: Readonly<Record<string, OwnHashes>>;
  /** At all other addresses, where the page for unknown ones is shown. */
  others?: OwnHashes;
  /** Other origins that remotes are loaded from. */
  origins?: readonly string[];
  /** Whose pages may show the site's remotes: an origin, `*` for all, null for none. */
  hosts?: string | null;
}

/** What the policy of a page depends on. */
export interface PageNeeds extends OwnHashes {
  /** Other origins that remotes are loaded from. */
  origins?: readonly string[];
  /** Development servers, which pages may load scripts from. */
  devOrigins?: readonly string[];
  /** Served over HTTPS, with Google's own sign-in and store. */
  hosted?: boolean;
  /** Hosted, with a key of App Check, whose service pages then ask. */
  appCheck?: boolean;
}

/** The page that answers at an address: `/rider` at `/rider/<key>`, `/kn/track` at `/kn/track/<key>`. */
export function pageAddress(address: string): string;
/** All addresses at which a page answers, as hosting writes them. */
export function addressesOf(page: string): string[];
/** Files of the site that a deployment writes down for the next one; they are not served. */
export const deploymentRecords: readonly string[];
/** Whether an address means one of them. */
export function isDeploymentRecord(address: string): boolean;
export function needsAt(site: SiteNeeds, address: string): PageNeeds;
export function pageHeaders(needs?: PageNeeds): Headers;
export function dataHeaders(where?: { hosted?: boolean }): Headers;
export function headersForHosts(hosts: string | null | undefined): Headers;
