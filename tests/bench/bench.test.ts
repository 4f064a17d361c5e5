import { median, percentile } from './statistics';
import { countRounds, figuresOf, untilQuiet, type VisitRequest } from './visit';

const request = (of: Partial<VisitRequest>): VisitRequest => ({
  path: '/',
  type: 'Script',
  bytes: 100,
  before: true,
  round: 2,
  ...of,
});
const visit = (...requests: VisitRequest[]) => ({ interactive: 900, requests });

describe('a visit', () => {
  test('counts bytes by kind, and scripts by whether they went out before the page was interactive', () =>
    expect(
      figuresOf(
        visit(
          request({ type: 'Document', bytes: 1, round: 1 }),
          request({ bytes: 10 }),
          request({ bytes: 20, before: false, round: 4 }),
          request({ type: 'Image', bytes: 300, round: 3 }),
          request({ type: 'Font', bytes: 4000, before: false }),
        ),
      ),
    ).toEqual({
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
    }));

  test('has a request a round after what led to it, over asynchronous steps too', () => {
    const from = (url: string) => ({
      stack: { callFrames: [], parent: { callFrames: [{ url }] } },
    });
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
    expect(Object.values(Object.fromEntries(rounds))).toEqual([1, 2, 3, 4, 2]);
  });

  test('ends where the page is quiet for the first time', () => {
    const at = (sent: number, done: number) => ({ sent, done });
    const [page, script, late] = [at(10, 10.2), at(11, 12.4), at(13.5, 13.6)];
    const later = [at(15.6, 15.7), at(15.7, 15.8)];
    expect(untilQuiet([page, late, script, ...later])).toEqual([page, script, late]);
  });
});

test('medians and percentiles are values that were measured; of nothing there is none', () => {
  expect([[3], [30, 4, 100], [4, 1, 3, 2], []].map(median)).toEqual([3, 30, 3, NaN]);
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([51, 100, 100]);
});
