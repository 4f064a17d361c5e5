import { rmSync } from 'node:fs';

export default function emptyProfiles(): void {
  rmSync('reports/engines', { recursive: true, force: true });
}
