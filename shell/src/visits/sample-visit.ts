import type { ShopBus } from '@burger/shared/bus';
import { whenQuiet } from '@burger/shared/ui';
import type { Failure } from './parts-that-ran';

/** What part of the visits tells how it went. */
const share = 1 / 4;

/**
 * Draws whether this visit tells how it went: then what tells comes when the page is quiet. Programs that drive a browser
 * are no visitors, and a page that opens out of sight was looked at by nobody. The answer takes in what React caught.
 * What tells is handed all that it needs: what it imported would no longer be one with the rest of the shell.
 */
export function watchVisit(bus: ShopBus): (error: unknown) => void {
  const failures: Failure[] = [];
  if (!navigator.webdriver && !document.hidden && Math.random() < share) {
    const note = (event: object) => failures.push(event);
    addEventListener('error', note);
    addEventListener('unhandledrejection', note);
    whenQuiet(() => {
      const coming = import(/* webpackChunkName: "tell-visit" */ './report-visit.late');
      coming.then(({ tellVisit }) => tellVisit(failures, bus)).catch(note);
    });
  }
  return (error) => {
    console.error(error);
    failures.push({ error });
  };
}
