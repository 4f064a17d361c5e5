import { vitalGrade } from './vital-grade';

test.each([
  ['lcp', 2500, 'good'],
  ['lcp', 2501, 'middling'],
  ['lcp', 4001, 'poor'],
  ['inp', 200, 'good'],
  ['inp', 500, 'middling'],
  ['cls', 0.1, 'good'],
  ['cls', 0.26, 'poor'],
] as const)('%s of %d is %s', (vital, value, grade) => {
  expect(vitalGrade(vital, value)).toBe(grade);
});
