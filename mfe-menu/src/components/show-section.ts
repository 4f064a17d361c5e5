/** Brings a section below the sticky bars, with the focus at its heading, so that Tab goes on from there. */
export function showSection(anchor: string): void {
  const section = document.getElementById(anchor);
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  // Smooth or not is the page's style to say: it knows whether motion is wanted.
  section?.scrollIntoView();
}
