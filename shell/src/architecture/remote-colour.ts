// The hues of the frames in `boundaries/show-boundaries.lazy.ts`. That file is a chunk of the site, which must not
// change for this page; a test compares both.
const hueOf = (name: string) => [...name].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) * 47;

/** Returns the colour of a remote's frames, as a CSS colour. */
export const colourOf = (remote: string): string => `hsl(${hueOf(remote) % 360} 80% 35%)`;
