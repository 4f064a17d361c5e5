import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { eventProblems, eventsUsedIn } from './index.mjs';

const schema = v.object({});
const events = {
  'door/changed': { owner: 'doors', delivery: 'latest', schema },
  'door/open-requested': { owner: 'doors', delivery: 'held', schema },
} as const;
const used = {
  doors: { emits: ['door/changed'], hears: ['door/open-requested'] },
  guests: { emits: ['door/open-requested'], hears: ['door/changed'] },
};

test('eventProblems accepts facts and requests that their owner emits and handles', () =>
  expect(eventProblems(events, used)).toEqual([]));

test.each([
  [
    'an unknown event',
    { ...used, guests: { emits: ['door/locked'], hears: [] } },
    'guests uses the unknown event door/locked',
  ],
  [
    'a fact of another owner',
    { ...used, guests: { emits: ['door/changed'], hears: [] } },
    'guests emits door/changed, a fact of doors',
  ],
  [
    'a request to another owner',
    { ...used, guests: { emits: [], hears: ['door/open-requested'] } },
    'guests handles door/open-requested, a request to doors',
  ],
  [
    'a request without a handler',
    { doors: { emits: ['door/changed'], hears: [] } },
    'door/open-requested is not handled by doors',
  ],
  [
    'a fact that nothing emits',
    { doors: { emits: [], hears: ['door/open-requested'] } },
    'door/changed is not emitted by doors',
  ],
])('eventProblems reports %s', (_what, others, problem) =>
  expect(eventProblems(events, others)).toEqual([problem]),
);

test('eventProblems reports requests and states with another delivery', () => {
  const live = Object.fromEntries(
    Object.entries(events).map(([name, event]) => [name, { ...event, delivery: 'live' as const }]),
  );
  expect(eventProblems(live, used)).toEqual([
    'door/changed is a state, but its delivery is not latest',
    'door/open-requested is a request, but not held',
  ]);
});

test('eventsUsedIn finds the events that sources emit and hear, without those of tests', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sources-'));
  mkdirSync(`${folder}/page`);
  writeFileSync(`${folder}/page/list.tsx`, `bus.emit('door/open-requested', {});`);
  writeFileSync(
    `${folder}/start.ts`,
    `bus.on("door/changed"); useLatest(\n  'team:light/changed')`,
  );
  writeFileSync(`${folder}/start.test.ts`, `bus.emit('door/locked', {});`);
  expect(eventsUsedIn(folder)).toEqual({
    emits: ['door/open-requested'],
    hears: ['door/changed', 'team:light/changed'],
  });
  rmSync(folder, { recursive: true });
});
