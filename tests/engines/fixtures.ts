import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { Engine, Visit } from './drives/drive';
import { startEngine, type EngineName } from './engines';
import { visitorAt, type Visitor } from './visitor';

const ofThePlatform = [
  // WebKitGTK lacks web app manifests, which Safari supports, so this message is expected.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // Firefox logs this about scripts that a navigation interrupted; it is the hash of empty content.
  /The computed hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/,
];

// Firefox logs only this about a page that closed while its service worker responded. Errors of the service
// worker have other messages.
const cutOff = /Failed to load ‘(.+)’\. A ServiceWorker intercepted the request and encountered/;

/**
 * Returns the console messages that are the page's fault, without those about interrupted requests and the
 * engine itself.
 */
function ownComplaints(complaints: readonly string[], tolerated: RegExp): string[] {
  const left = complaints.flatMap((message) => cutOff.exec(message)?.[1] ?? []);
  // A script that loaded only partly has another hash.
  const ofHalf = (message: string) =>
    left.some((address) => message.includes(`“${address}”. The computed hash`));
  const known = [tolerated, cutOff, ...ofThePlatform];
  return complaints.filter(
    (message) => !ofHalf(message) && !known.some((one) => one.test(message)),
  );
}

interface OfWorker {
  engine: EngineName;
  started: Engine | null;
}

interface Options {
  visit: Visit;
  /** Console messages that a test expects; others fail it. */
  tolerated: RegExp;
  site: string;
  visitor: Visitor;
}

export const test = base.extend<Options, OfWorker>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, provide) => {
      const started = await startEngine(engine);
      await provide(started);
      await started?.close();
    },
    { scope: 'worker' },
  ],
  visit: [{ width: 390, height: 844, dark: false }, { option: true }],
  tolerated: [/^$/, { option: true }],
  site: async ({ baseURL }, provide) => provide(baseURL ?? ''),
  visitor: async ({ engine, started, visit, tolerated, site }, provide, info) => {
    test.skip(started === null, `There is no ${engine} on this machine`);
    if (!started) return;
    const drive = await started.visit(visit);
    try {
      await provide(await visitorAt(drive, site));
      if (info.status !== info.expectedStatus) {
        writeFileSync(info.outputPath('window.png'), await drive.picture());
      }
      const complaints = ownComplaints(drive.complaints(), tolerated);
      expect(complaints, 'The page complained in the console').toEqual([]);
    } finally {
      await drive.close();
    }
  },
});

export { expect };
