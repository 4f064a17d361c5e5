export interface Affected {
  functions: boolean;
  /** Remotes, and the shell as the last one. */
  packages: string[];
}
export function affectedByFiles(files: readonly string[]): Affected;
export function affectedSince(commit: string | null): Affected;
import type { Affected } from './deploy-steps.mjs';

export interface Step {
  command: string[];
  /** On this machine, or at a service. */
  where: 'here' | 'there';
}

export function stepsOf(
  affected: Affected,
  kept: { kept: string; sites: readonly string[] },
): Step[];
export function previewSteps(
  who: string,
  packages: readonly string[],
  kept: { kept: string; sites: readonly string[]; origin: string },
): Step[];
export function rollbackSteps(name: string, kept: { kept: string }): Step[];
