import { createJiti } from 'jiti';

// A thread starts from what Node runs as it is.
await createJiti(import.meta.url).import('./language-worker.ts');
