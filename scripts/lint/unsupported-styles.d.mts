/** Everything in a source's styles that a supported browser lacks, and the place it stands at. */
export function unsupportedStyles(
  text: string,
  file: string,
): { name: string; lacked: string[]; place: string }[];
