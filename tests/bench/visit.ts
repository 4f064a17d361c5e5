import type { Page } from '@playwright/test';

interface Frames {
  callFrames: { url: string }[];
  parent?: Frames;
}

/** What caused a request, as the Chrome DevTools Protocol reports it. */
interface Initiator {
  url?: string;
  stack?: Frames;
}

interface Logged {
  url: string;
  type: string;
  /** Time of the request in ms since 1970. */
  at: number;
  initiator: Initiator;
  bytes: number;
  /** Times of sending and completion by the browser's monotonic clock, in s. */
  sent: number;
  done: number;
}

export interface VisitRequest {
  path: string;
  type: string;
  bytes: number;
  before: boolean;
  round: number;
}

export interface Visit {
  /** When the page became interactive, in ms since the visit began. */
  interactive: number;
  requests: VisitRequest[];
}

const codeTypes = new Set(['Script', 'Fetch', 'XHR', 'Stylesheet']);

/** Returns the URLs of the scripts that caused a request, also through asynchronous calls. */
function framesOf({ url, stack }: Initiator) {
  const urls = url ? [url] : [];
  for (let trace: Frames | undefined = stack; trace; trace = trace.parent) {
    urls.push(...trace.callFrames.map((frame) => frame.url));
  }
  return urls;
}

/**
 * Returns for each request how long its chain of requests is: which script loaded it, and so on. The document
 * is 1.
 */
export function countRounds(
  requests: readonly Pick<Logged, 'url' | 'initiator'>[],
  documentUrl: string,
): Map<string, number> {
  const rounds = new Map([[documentUrl, 1]]);
  for (const { url, initiator } of requests) {
    if (rounds.has(url)) continue;
    const before = framesOf(initiator).map((frame) => rounds.get(frame) ?? 0);
    rounds.set(url, 1 + Math.max(1, ...before));
  }
  return rounds;
}

// Pages offer sign-in after two idle seconds, and those requests must not count.
const quietForS = 1.5;

/** Returns the requests before the network was first idle, so that a slow machine does not add later ones. */
export function untilQuiet<One extends Pick<Logged, 'sent' | 'done'>>(log: readonly One[]): One[] {
  const ordered = log.toSorted((a, b) => a.sent - b.sent);
  let busyUntil = ordered[0]?.done ?? 0;
  return ordered.filter(({ sent, done }) => {
    if (sent - busyUntil > quietForS) return false;
    busyUntil = Math.max(busyUntil, done);
    return true;
  });
}

/**
 * Visits a page. Returns its requests with their bytes on the wire and length of chain, and the interactive
 * time in ms.
 */
export async function visit(page: Page, url: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const log = new Map<string, Logged>();
  session.on('Network.requestWillBeSent', (event) => {
    const { requestId, request, type, timestamp, wallTime, initiator } = event;
    log.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      at: wallTime * 1000,
      initiator,
      bytes: 0,
      sent: timestamp,
      done: timestamp,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = log.get(requestId);
    if (request) Object.assign(request, { bytes: encodedDataLength, done: timestamp });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // Waits for the page's interactive mark: a busy machine may still compute while its network is idle.
  const mark = await page.waitForFunction(() => {
    const [entry] = performance.getEntriesByName('interactive');
    return entry && { interactive: entry.startTime, timeOrigin: performance.timeOrigin };
  });
  const { interactive, timeOrigin } = (await mark.jsonValue())!;
  await session.detach();

  const ours = [...log.values()].filter(({ url: address }) => /^https?:/.test(address));
  const requests = untilQuiet(ours);
  const rounds = countRounds(requests, page.url());
  return {
    interactive,
    requests: requests.map(({ url: address, type, at, bytes }) => ({
      path: new URL(address).pathname,
      type,
      bytes,
      before: at < timeOrigin + interactive,
      round: rounds.get(address) ?? 1,
    })),
  };
}

const sum = (requests: readonly VisitRequest[]) =>
  requests.reduce((total, { bytes }) => total + bytes, 0);

/**
 * Returns the figures of a visit: bytes and requests by kind, scripts before and after interactive, and the
 * longest request chain.
 */
export function figuresOf({ requests, interactive }: Visit) {
  const scripts = requests.filter(({ type }) => type === 'Script');
  const needed = requests.filter(({ type, before }) => before && codeTypes.has(type));
  return {
    interactive,
    scriptBefore: sum(scripts.filter(({ before }) => before)),
    scriptAfter: sum(scripts.filter(({ before }) => !before)),
    document: sum(requests.filter(({ type }) => type === 'Document')),
    pictures: sum(requests.filter(({ type }) => type === 'Image')),
    fonts: sum(requests.filter(({ type }) => type === 'Font')),
    all: sum(requests),
    requestsBefore: requests.filter(({ before }) => before).length,
    requests: requests.length,
    rounds: Math.max(1, ...needed.map(({ round }) => round)),
  };
}

export type Figures = ReturnType<typeof figuresOf>;
