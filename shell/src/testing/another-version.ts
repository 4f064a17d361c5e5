/** What the list of remotes tells of another version of the menu's remote. */
export const line = {
  version: '2.0.0-abc',
  base: '/remotes/mfe-menu/2.0.0-abc/',
  entry: 'entry.js',
  contract: 3,
  oldest: 2,
  exposes: {},
  integrity: {},
};
