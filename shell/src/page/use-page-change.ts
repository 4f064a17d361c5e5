import { useLocation } from '@burger/shared/router';
import { useEffect, useRef } from 'react';
import { keyedPath, pageAt } from '../remotes/routes';
import { titleOf, type TitledPage } from '../titles';

// What draws no pixels in tests has no fonts.
const facesOf = (display: FontDisplay) =>
  [...((document.fonts as FontFaceSet | undefined) ?? [])].filter(
    (face) => face.display === display,
  );

/** Sets headings from here on in fonts that came too late before. Called between pages: no face changes while one reads. */
export function takeArrivedFonts(): void {
  const late = facesOf('optional');
  // The faces stand in the page, in the order of their rules. What an extension brings from elsewhere may not be read.
  let nth = 0;
  for (const sheet of [...document.styleSheets].filter(({ href }) => href === null)) {
    for (const [at, rule] of [...sheet.cssRules].entries()) {
      const { cssText } = rule;
      const changed = cssText.replace('font-display: optional', 'font-display: swap');
      // One that fails, or that no text asks for, keeps no other back.
      if (changed === cssText || late[nth++]?.status !== 'loaded') continue;
      // Not every browser lets one descriptor of a face be changed.
      sheet.deleteRule(at);
      sheet.insertRule(changed, at);
    }
  }
}

/** The same for a page that stays, as soon as nobody looks at it, ready for who comes back. Returns what ends that. */
export function takeFontsUnseen(): () => void {
  const take = () => {
    if (!document.hidden) return;
    takeArrivedFonts();
    // A page that nobody looks at asks for no font by itself.
    for (const face of facesOf('swap')) face.load().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', take);
  return () => document.removeEventListener('visibilitychange', take);
}

function titleAt(pathname: string): string {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const link = keyedPath(path);
  if (link) return titleOf(link);
  return titleOf(pageAt(path) ? (path as TitledPage) : '/404');
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
