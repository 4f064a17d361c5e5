import type { ShopBus } from '@burger/shared/bus';
import { whenIdle } from '@burger/shared/ui';

const share = 1 / 4;

/**
 * Draws whether this visit reports: none of programs, none of pages opened out of sight. The answer takes in what React
 * caught. The report is handed what it needs: what it imported would no longer be one with the rest of the shell.
 */
export function sampleVisit(bus: ShopBus): (error: unknown) => void {
  const failures: object[] = [];
  if (!navigator.webdriver && !document.hidden && Math.random() < share) {
    const note = (event: object) => failures.push(event);
    addEventListener('error', note);
    addEventListener('unhandledrejection', note);
    whenIdle(() => {
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
