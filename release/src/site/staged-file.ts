import type { RemoteLine } from '@burger/shared/contracts';
import { siteFolder } from '../../../scripts/paths.mjs';
import { readJsonOr } from './read-json';
import { writeServedJson } from './files';

/** A version that a share (in percent) of the visitors gets while everybody else has the one that is live. */
export interface StagedVersion {
  share: number;
  line: RemoteLine;
}

/** By remote. */
export type Staged = Readonly<Record<string, StagedVersion>>;

const file = `${siteFolder}/staged.json`;

export const readStaged = (): Staged => readJsonOr(file, {});

export const writeStaged = (staged: Staged): void => writeServedJson(file, staged);

/** What is staged of all remotes but one. */
export const withoutStaged = (name: string, staged = readStaged()): Staged =>
  Object.fromEntries(Object.entries(staged).filter(([remote]) => remote !== name));
