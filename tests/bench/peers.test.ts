import { besidePeers } from './peers';

const figures = {
  'LCP /': 1.0612,
  'LCP /menu': 1.2,
  'TBT /': 99.7,
  'TBT /menu': 101,
  'whole script /': 143.49,
  'whole script /menu': 135,
  'requests /': 26,
  'requests /menu': 22,
  'all /': 304.8,
  'all /menu': 247.5,
};

test('this shop stands before the others, home and menu', () =>
  expect(besidePeers(figures).split('\n')[2]).toBe(
    '| **this one** | 1.06 | 1.20 | 100 / 101 | 143 / 135 | 26 / 22 | 305 / 248 |',
  ));

test('every row has as many cells', () => {
  const cells = besidePeers(figures)
    .split('\n')
    .map((line) => line.split('|').length);
  expect(new Set(cells).size).toBe(1);
});

test('what was not measured is not compared', () =>
  expect(besidePeers({ 'LCP /': 1.06 })).toBe(''));
