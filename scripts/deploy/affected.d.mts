export interface Affected {
  functions: boolean;
  /** Remotes, and the shell as the last one. */
  packages: string[];
}

export function affectedByFiles(files: readonly string[]): Affected;
export function affectedSince(commit: string | null): Affected;
