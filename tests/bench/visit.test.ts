import { countRounds, figuresOf, untilQuiet, type VisitRequest } from './visit';

const request = (of: Partial<VisitRequest>): VisitRequest => ({
  path: '/',
  type: 'Script',
  bytes: 100,
  before: true,
  round: 2,
  ...of,
});

test('bytes are counted by kind, and scripts by whether they went out before the page was interactive', () => {
  const requests = [
    request({ type: 'Document', bytes: 1, round: 1 }),
    request({ bytes: 10 }),
    request({ bytes: 20, before: false, round: 4 }),
    request({ type: 'Image', bytes: 300, round: 3 }),
    request({ type: 'Font', bytes: 4000, before: false }),
  ];
  expect(figuresOf({ interactive: 900, requests })).toEqual({
    interactive: 900,
    scriptBefore: 10,
    scriptAfter: 20,
    document: 1,
    pictures: 300,
    fonts: 4000,
    all: 4331,
    requestsBefore: 3,
    requests: 5,
    rounds: 2,
  });
});

test('a request is a round after what led to it, over asynchronous steps too', () => {
  const from = (url: string) => ({ stack: { callFrames: [], parent: { callFrames: [{ url }] } } });
  const rounds = countRounds(
    [
      { url: 'page', initiator: {} },
      { url: 'entry.js', initiator: { url: 'page' } },
      { url: 'chunk.js', initiator: from('entry.js') },
      { url: 'data.json', initiator: from('chunk.js') },
      { url: 'data.json', initiator: { url: 'page' } },
      { url: 'unknown.js', initiator: from('extension.js') },
    ],
    'page',
  );
  expect(Object.fromEntries(rounds)).toEqual({
    page: 1,
    'entry.js': 2,
    'chunk.js': 3,
    'data.json': 4,
    'unknown.js': 2,
  });
});

test('a visit ends where the page is quiet for the first time', () => {
  const [page, script, late] = [
    { sent: 10, done: 10.2 },
    { sent: 11, done: 12.4 },
    { sent: 13.5, done: 13.6 },
  ];
  const offer = { sent: 15.6, done: 15.7 };
  const itsScript = { sent: 15.7, done: 15.8 };
  expect(untilQuiet([page, late, script, offer, itsScript])).toEqual([page, script, late]);
});
