export function areAll(names: readonly string[]): boolean;
export function foldersOf(names: readonly string[]): string[];
export const testedAlone: readonly string[];
export function isAbout(names: readonly string[], file: string): boolean;
export function jestOf(names: readonly string[]): string[];
