export const testedAlone: readonly string[];
export function isAbout(names: readonly string[], file: string): boolean;
export function jestOf(names: readonly string[]): string[];
