import { ShopAnswerSchema } from '@burger/shared/contracts';
import * as v from 'valibot';
import { fitsToday } from './fits-today';

const answer = {
  version: '0123456789ab',
  revision: 7,
  soldOut: [
    { what: 3, until: null },
    { what: 'extras/cheese', until: '2025-01-15T19:30:00.000Z' },
  ],
  paused: { until: '2025-01-15T15:00:00.000Z' },
  extraMinutes: 15,
  closedDays: ['2025-01-26'],
  now: '2025-01-15T14:00:00.000Z',
};

test.each([
  answer,
  { ...answer, soldOut: [], paused: null, closedDays: [] },
  { ...answer, paused: { until: null } },
])('an answer as the contract has it: %j', (given) => {
  expect(v.is(ShopAnswerSchema, given)).toBe(true);
  expect(fitsToday(given)).toBe(true);
});

const damaged: [string, unknown][] = [
  ['nothing', null],
  ['a list', [answer]],
  ...Object.keys(answer).map((name): [string, unknown] => [
    `no ${name}`,
    { ...answer, [name]: undefined },
  ]),
  ...(
    [
      ['version', 'latest'],
      ['revision', -1],
      ['revision', 1.5],
      ['soldOut', {}],
      ['soldOut', [3]],
      ['soldOut', [{ what: 'cheese', until: null }]],
      ['soldOut', [{ what: 3 }]],
      ['soldOut', [{ what: 3, until: 'soon' }]],
      ['paused', 'yes'],
      ['paused', {}],
      ['extraMinutes', 181],
      ['extraMinutes', '5'],
      ['closedDays', ['tomorrow']],
      ['closedDays', [7]],
      ['now', 'now'],
    ] as const
  ).map(([name, value]): [string, unknown] => [
    `${name}: ${JSON.stringify(value)}`,
    { ...answer, [name]: value },
  ]),
];

test.each(damaged)('what the schema refuses does not fit: %s', (_case, given) => {
  expect(v.is(ShopAnswerSchema, given)).toBe(false);
  expect(fitsToday(given)).toBe(false);
});
