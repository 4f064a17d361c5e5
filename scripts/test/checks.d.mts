export interface Check {
  name: string;
  command: readonly string[];
}

export const checks: readonly Check[];
export function checksOf(names: readonly string[]): readonly Check[];
export const testedAlone: readonly string[];
