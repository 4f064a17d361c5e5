import { fill, fillText } from './restaurant';

const facts = { since: '2013', area: 'Kithaganur' };

test('words say the facts that they name, wherever they stand', () => {
  expect(fillText('In {area} since {since}, {since}!', facts)).toBe(
    'In Kithaganur since 2013, 2013!',
  );
  expect(
    fill({ title: '{area}', story: ['{since}', { heading: '{area}', count: 3 }] }, facts),
  ).toEqual({ title: 'Kithaganur', story: ['2013', { heading: 'Kithaganur', count: 3 }] });
});

test('what is no fact stays as it was written', () => {
  expect(fillText('{nobody} and {} and {since', facts)).toBe('{nobody} and {} and {since');
  expect(fillText('{toString}', facts)).toBe('{toString}');
});
