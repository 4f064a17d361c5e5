import { createJiti } from 'jiti';

const { import: load } = createJiti(import.meta.url);

/** A module of the release tooling, which is written in TypeScript, by its path in `release/src`. */
export const importRelease = (file) => load(`../release/src/${file}.ts`);
