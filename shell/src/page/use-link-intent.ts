import { useHref } from '@burger/shared/router';
import { useEffect } from 'react';
import { pageAt } from '../remotes/routes';
import type { Loader } from '../remotes/loader';

const signs = ['pointerover', 'touchstart', 'focusin'];

/** Loads the code of a page as soon as a pointer, a finger or the focus comes to a link that leads there. */
export function useLinkIntent({ load }: Loader): void {
  const home = useHref('/').replace(/\/$/, '');
  useEffect(() => {
    const prepare = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.origin !== location.origin || !link.pathname.startsWith(`${home}/`)) return;
      const place = pageAt(link.pathname.slice(home.length));
      // If it cannot be had now, the visit of the page tries again and says so.
      if (place) load(place).catch(() => undefined);
    };
    for (const sign of signs) document.addEventListener(sign, prepare, { passive: true });
    return () => signs.forEach((sign) => document.removeEventListener(sign, prepare));
  }, [home, load]);
}
