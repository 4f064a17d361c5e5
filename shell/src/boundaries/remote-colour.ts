const hueOf = (name: string) => [...name].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) * 47;

/** Returns the CSS colour of a remote, for its frames and on `/architecture`. */
export const colourOf = (remote: string): string => `hsl(${hueOf(remote) % 360} 80% 35%)`;
