interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor asked to load little, or the line is so slow that it is the same. Only Chromium says so. */
export function savesData(from: Navigator & { connection?: Connection } = navigator): boolean {
  const { saveData = false, effectiveType = '' } = from.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
