// Spreadsheets execute cells that start with these, also full-width or after invisible characters.
const wouldRun = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@])/u;

/** Quotes a cell; an apostrophe keeps spreadsheets from executing it as a formula. */
export function csvCell(text: string): string {
  const harmless = wouldRun.test(text.normalize('NFKC')) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
