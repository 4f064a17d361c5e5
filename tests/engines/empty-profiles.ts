import { rmSync } from 'node:fs';

/** Throws away the profiles of the run before. */
export default function emptyProfiles(): void {
  rmSync('reports/engines', { recursive: true, force: true });
}
