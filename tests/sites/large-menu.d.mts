export function writeLargeMenu(): string;
