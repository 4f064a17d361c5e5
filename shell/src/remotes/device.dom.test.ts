import { addScripts, savesData } from './device';

test.each([
  ['a line that says nothing', undefined, false],
  ['a good line', { saveData: false, effectiveType: '4g' }, false],
  ['who asked to save', { saveData: true, effectiveType: '4g' }, true],
  ['a very slow line', { effectiveType: 'slow-2g' }, true],
])('whether data is saved on %s', (_whose, connection, saves) => {
  expect(savesData({ ...navigator, connection } as never)).toBe(saves);
});

test('scripts are asked for once, with their pins, and one that failed leaves its place to the next', () => {
  const address = 'https://site.example/chunk.js';
  const asked = () => [...document.scripts].filter(({ src }) => src === address);
  addScripts([address, address]);
  expect(asked()).toHaveLength(1);
  expect(asked()[0]!.crossOrigin).toBe('anonymous');
  asked()[0]!.dispatchEvent(new Event('error'));
  expect(asked()).toEqual([]);
});
