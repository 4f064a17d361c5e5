import type { Affected } from './deploy/affected.mjs';

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
