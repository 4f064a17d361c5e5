export function buildPackages(...names: string[]): Promise<void>;
export function buildAll(): Promise<void>;
