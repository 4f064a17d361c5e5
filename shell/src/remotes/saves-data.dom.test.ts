import { savesData } from './saves-data';

test.each([
  ['a line that says nothing', undefined, false],
  ['a good line', { saveData: false, effectiveType: '4g' }, false],
  ['who asked to save', { saveData: true, effectiveType: '4g' }, true],
  ['a slow line', { effectiveType: '2g' }, true],
  ['a very slow line', { effectiveType: 'slow-2g' }, true],
])('%s', (_whose, connection, saves) => {
  expect(savesData({ ...navigator, connection } as never)).toBe(saves);
});
