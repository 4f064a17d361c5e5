import { addScripts, savesData } from './device';

test.each([
  ['unknown connection', undefined, false],
  ['4G', { saveData: false, effectiveType: '4g' }, false],
  ['data saver on', { saveData: true, effectiveType: '4g' }, true],
  ['slow 2G', { effectiveType: 'slow-2g' }, true],
])('savesData checks the connection: %s', (_whose, connection, saves) => {
  expect(savesData({ ...navigator, connection } as never)).toBe(saves);
});

test('addScripts adds each script once with its integrity hash, and removes one that failed', () => {
  const address = 'https://site.example/chunk.js';
  const requested = () => [...document.scripts].filter(({ src }) => src === address);
  addScripts([address, address]);
  expect(requested()).toHaveLength(1);
  expect(requested()[0]!.crossOrigin).toBe('anonymous');
  requested()[0]!.dispatchEvent(new Event('error'));
  expect(requested()).toEqual([]);
});
