export function ensureInstalled(): Promise<void>;
export function ensureTools(): Promise<void>;
