import { useLocation } from '@burger/shared/router';
import { useEffect, useRef } from 'react';
import { pageAt, type RoutePath } from '../discovery/routes';
import { notFoundMeta, pageMeta } from '../meta';

/** After a change of page: its title, the top of the page, and the focus at its content. */
export function usePageChange(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const path = pathname.replace(/(.)\/+$/, '$1') as RoutePath;
    document.title = (pageAt(pathname) ? pageMeta[path] : notFoundMeta).title;
    if (hash) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
