/** Styles that some supported browser lacks, and what it shows instead. Everything else that one lacks is refused. */
export const withFallback = {
  '@page': 'Paper has the margins of the printer, see mfe-kitchen/README.md.',
  'accent-color': 'The radio button keeps the colour of the system.',
  'contain-intrinsic-height': 'Goes with content-visibility.',
  'content-visibility': 'Cards out of sight are laid out as well: more work, the same picture.',
  cursor: 'iOS shows no pointer.',
  'forced-color-adjust': 'Safari has no forced colours.',
  'overscroll-behavior': 'Where a dialog has nothing to scroll, the page behind it may.',
  resize: 'The field keeps its height and scrolls.',
  'scrollbar-width': 'A scrollbar is seen below the row.',
  size: 'A ticket of the counter takes the paper that the printer is set to.',
  'text-wrap': 'Lines break where they are full.',
  ':selection': 'iOS marks what is chosen in its own colour.',
  ':-webkit-search-cancel-button': 'Other engines have no such button to hide.',
};
