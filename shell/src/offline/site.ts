export interface KeptFile {
  address: string;
  /** What it has to hash to, where that is known. */
  integrity?: string;
}

/** What prerendering writes in front of the service worker. */
export interface WorkerSite {
  /** Changes with every page, so that a deployment is a new worker, which keeps the new pages. */
  version: string;
  /** Pages that are kept without having been visited. */
  pages: readonly string[];
  /** The one of them, without a language, for all that are not kept. */
  offline: string;
  /** What these pages load. */
  files: readonly KeptFile[];
  /** Where remotes are served from that are not on this site. */
  origins: readonly string[];
}

export const { workerSite: site } = globalThis as unknown as { workerSite: WorkerSite };

/** Whose requests are looked at. */
export const home = { origin: location.origin, origins: site.origins };
