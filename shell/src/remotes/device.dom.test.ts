import { savesData } from './device';

test.each([
  ['a line that says nothing', undefined, false],
  ['a good line', { saveData: false, effectiveType: '4g' }, false],
  ['who asked to save', { saveData: true, effectiveType: '4g' }, true],
  ['a very slow line', { effectiveType: 'slow-2g' }, true],
])('whether data is saved on %s', (_whose, connection, saves) => {
  expect(savesData({ ...navigator, connection } as never)).toBe(saves);
});
