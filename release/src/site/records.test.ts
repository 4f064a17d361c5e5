import type { RemoteLine } from '@burger/shared/contracts';
import { historyAfter } from './records';

const line = (version: string) => ({ version }) as RemoteLine;

test('historyAfter appends the replaced versions and leaves out unchanged remotes', () => {
  const known = { 'mfe-menu': [line('1')] };
  const before = { 'mfe-menu': line('2'), 'mfe-content': line('1') };
  const after = { 'mfe-menu': line('3'), 'mfe-content': line('1') };
  expect(historyAfter(before, after, known)).toEqual({ 'mfe-menu': [line('1'), line('2')] });
});

test('a newly deployed remote adds no history', () =>
  expect(historyAfter({}, { 'mfe-menu': line('1') }, {})).toEqual({}));

test('the history keeps ten versions per remote', () => {
  const known = { 'mfe-menu': Array.from({ length: 10 }, (_, at) => line(`${at}`)) };
  const stored = historyAfter({ 'mfe-menu': line('10') }, { 'mfe-menu': line('11') }, known)[
    'mfe-menu'
  ];
  expect(stored?.map(({ version }) => version)).toEqual('1 2 3 4 5 6 7 8 9 10'.split(' '));
});
