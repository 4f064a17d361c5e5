/** Ports of the development servers; the whole site stands on the port before them. */
export const devPorts = {
  shell: 3001,
  'mfe-menu': 3002,
  'mfe-cart-checkout': 3003,
  'mfe-account-orders': 3004,
  'mfe-content': 3005,
};

/** A development server that reloads the page: React does not see a hot update across the federation border. */
export const devServer = (name) => ({
  host: '127.0.0.1',
  port: devPorts[name],
  hot: false,
  liveReload: true,
  headers: { 'Access-Control-Allow-Origin': '*' },
  client: { webSocketURL: `ws://127.0.0.1:${devPorts[name]}/ws` },
});
