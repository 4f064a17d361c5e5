import { readSettings } from './settings';

test('without an environment everything has its place below the project root', () => {
  expect(readSettings({}, '/project/local-backend/dist')).toEqual({
    port: 3000,
    dataDir: '/project/.local',
    siteDir: '/project/site',
    rootDir: '/project',
    distDir: '/project/local-backend/dist',
    devOrigins: [],
    uncountedOrders: false,
    appCheck: null,
  });
});

test('PORT, DATA_DIR, SITE_DIR, DEV_ORIGINS and ORDER_LIMITS override it', () => {
  const env = {
    PORT: '4100',
    DATA_DIR: '/data',
    SITE_DIR: '/built',
    ORDER_LIMITS: 'off',
    DEV_ORIGINS: 'http://127.0.0.1:3002 http://127.0.0.1:3003',
  };
  expect(readSettings(env, '/p/l/dist')).toMatchObject({
    port: 4100,
    dataDir: '/data',
    siteDir: '/built',
    devOrigins: ['http://127.0.0.1:3002', 'http://127.0.0.1:3003'],
    uncountedOrders: true,
  });
});

test.each(['x', '-1', '70000', '80.5'])('PORT=%s is refused', (PORT) => {
  expect(() => readSettings({ PORT }, '/p/l/dist')).toThrow('PORT must be a number');
});
