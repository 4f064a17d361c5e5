import { useLocation } from '@burger/shared/router';
import { useEffect, useRef } from 'react';
import { linkedPath, pageAt, type RoutePath } from '../remotes/routes';
import { titleOf } from '../titles';
import { takeArrivedFonts, takeFontsUnseen } from './take-arrived-fonts';

function titleAt(pathname: string): string {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const link = linkedPath(path);
  if (link) return titleOf(link);
  return titleOf(pageAt(path) ? (path as RoutePath) : '/404');
}

/** After a change of page: its title, its fonts, the top of the page, and the focus at its content. */
export function usePageChange(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(takeFontsUnseen, []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.title = titleAt(pathname);
    takeArrivedFonts();
    if (hash) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
