export const line = {
  version: '2.0.0-abc',
  base: '/remotes/mfe-menu/2.0.0-abc/',
  entry: 'entry.js',
  contract: 3,
  oldest: 2,
  exposes: { './MenuPage': ['menu-page.123.js'] },
  integrity: { 'menu-page.123.js': 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' },
};
