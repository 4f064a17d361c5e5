/**
 * Headings from here on are set in the fonts that came too late for the page before. Called between two pages: a face
 * never changes under the reader's eyes, and none is missing for a whole visit.
 */
export function takeArrivedFonts(): void {
  // What draws no pixels in tests has no fonts.
  const late = [...((document.fonts as FontFaceSet | undefined) ?? [])].filter(
    ({ display }) => display === 'optional',
  );
  if (late.length === 0 || late.some(({ status }) => status !== 'loaded')) return;
  // The faces stand in the page. What an extension brings from elsewhere may not be read.
  for (const sheet of [...document.styleSheets].filter(({ href }) => href === null)) {
    for (const [at, rule] of [...sheet.cssRules].entries()) {
      const { cssText } = rule;
      const changed = cssText.replace('font-display: optional', 'font-display: swap');
      if (changed === cssText) continue;
      // Not every browser lets one descriptor of a face be changed.
      sheet.deleteRule(at);
      sheet.insertRule(changed, at);
    }
  }
}
