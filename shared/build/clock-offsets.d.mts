export function clockOffsets(timeZone: string): [until: number | null, minutes: number][];
