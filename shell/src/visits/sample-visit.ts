import type { ShopBus } from '@burger/shared/bus';
import { whenIdle } from '@burger/shared/ui';

const share = 1 / 4;

/**
 * Decides at random whether this visit is reported; bots and hidden pages never are. Returns a recorder for
 * errors that React caught. The report gets its dependencies as arguments, so that they stay in the shell's
 * bundle.
 */
export function sampleVisit(bus: ShopBus): (error: unknown) => void {
  const failures: object[] = [];
  if (!navigator.webdriver && !document.hidden && Math.random() < share) {
    const note = (event: object) => failures.push(event);
    addEventListener('error', note);
    addEventListener('unhandledrejection', note);
    whenIdle(() => {
      import(/* webpackChunkName: "tell-visit" */ './report-visit.lazy')
        .then(({ reportVisit }) => reportVisit(failures, bus))
        .catch(note);
    });
  }
  return (error) => {
    console.error(error);
    failures.push({ error });
  };
}
