import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { Engine, Visit } from './drives/drive';
import { startEngine, type EngineName } from './engines';
import { ownComplaints } from './own-complaints';
import { visitorAt, type Visitor } from './visitor';

interface OfWorker {
  engine: EngineName;
  started: Engine | null;
}

interface Given {
  visit: Visit;
  /** What a test that provokes something expects in the console; everything else fails it. */
  tolerated: RegExp;
  /** Where the site is served. */
  site: string;
  visitor: Visitor;
}

/** A test that runs in each engine; an error in the page's console fails it. */
export const test = base.extend<Given, OfWorker>({
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
