import { expect } from '@playwright/test';
import type { Drive, Plain } from './drives/drive';
import { findInPage, type Found, type Sought } from './in-page';

const sought = (path: readonly string[]): Sought[] =>
  path.map((one) => {
    const [role = '', ...name] = one.split(' ');
    return { role, name: name.join(' ') };
  });

/**
 * A person at any browser. Elements are named from the outermost: `press('dialog Your cart', 'link
 * Checkout')`.
 */
export interface Visitor {
  drive: Drive;
  /**
   * Opens a page and waits until it is interactive. `asIs`: without that wait, for pages without scripts or
   * network.
   */
  open(path: string, asIs?: 'as is'): Promise<void>;
  press(...path: string[]): Promise<void>;
  fill(text: string, ...path: string[]): Promise<void>;
  see(...path: string[]): Promise<Found>;
  seeNo(...path: string[]): Promise<void>;
  at(path: string): Promise<void>;
  run<A extends Plain[], R>(work: (...args: A) => R | Promise<R>, ...params: A): Promise<R>;
}

/** How long to wait for an element, and the polling intervals, in ms. */
export const patience = { timeout: 15_000, intervals: [50, 100, 200] };

/** Returns a visitor who has dismissed what pages offer on a first visit. */
export async function visitorAt(drive: Drive, site: string): Promise<Visitor> {
  await drive.go(`${site}/robots.txt`);
  await drive.run(() => {
    sessionStorage.setItem('burger.declined.sign-in', 'yes');
    sessionStorage.setItem('burger.declined.location', 'yes');
  });
  // During a navigation there is no document, so the search fails and is repeated.
  const find = (path: string[], bringHere: boolean) =>
    drive.run(findInPage, sought(path), bringHere).catch(() => undefined);
  const see = async (bringHere: boolean, path: string[]): Promise<Found> => {
    let found: Found | null | undefined;
    await expect
      .poll(async () => (found = await find(path, bringHere)) && (!bringHere || found.ready), {
        ...patience,
        message: `to see ${path.join(' › ')}`,
      })
      .toBe(true);
    return found!;
  };
  const visitor: Visitor = {
    drive,
    async open(path, asIs) {
      await drive.go(site + path);
      if (asIs) return;
      const answers = () => performance.getEntriesByName('interactive').length > 0;
      await expect.poll(() => drive.run(answers).catch(() => false), patience).toBe(true);
    },
    async press(...path) {
      const { x, y } = await see(true, path);
      await drive.pressAt(x, y);
    },
    async fill(text, ...path) {
      const hasFocus = async () => (await find(path, false))?.hasFocus;
      // Keys go to the focused element. If it moved away during the press, it is pressed again.
      await expect(async () => {
        await visitor.press(...path);
        await expect.poll(hasFocus, { ...patience, timeout: 2000 }).toBe(true);
      }).toPass(patience);
      await drive.type(text);
      await expect.poll(async () => (await find(path, false))?.value, patience).toBe(text);
    },
    see: (...path) => see(false, path),
    seeNo: (...path) => expect.poll(() => find(path, false), patience).toBeNull(),
    async at(path) {
      const place = () => location.pathname;
      // A document that is being unloaded does not respond, so the check is repeated.
      await expect.poll(() => drive.run(place).catch(() => null), patience).toBe(path);
    },
    run: (work, ...args) => drive.run(work, ...args),
  };
  return visitor;
}
