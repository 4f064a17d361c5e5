import type { ShopBus } from '@burger/shared/bus';
import { whenQuiet } from '@burger/shared/ui';

/** What part of the visits reports how it went. */
const share = 1 / 4;

/**
 * Draws whether this visit reports how it went: then what reports comes when the page is quiet. Programs that drive a browser
 * are no visitors, and a page that opens out of sight was looked at by nobody. The answer takes in what React caught.
 * What reports is handed all that it needs: what it imported would no longer be one with the rest of the shell.
 */
export function sampleVisit(bus: ShopBus): (error: unknown) => void {
  // As browsers tell of what nobody caught.
  const failures: object[] = [];
  if (!navigator.webdriver && !document.hidden && Math.random() < share) {
    const note = (event: object) => failures.push(event);
    addEventListener('error', note);
    addEventListener('unhandledrejection', note);
    whenQuiet(() => {
      import(/* webpackChunkName: "tell-visit" */ './report-visit.late')
        .then(({ reportVisit }) => reportVisit(failures, bus))
        .catch(note);
    });
  }
  return (error) => {
    console.error(error);
    failures.push({ error });
  };
}
