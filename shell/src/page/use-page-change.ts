import { useLocation } from '@burger/shared/router';
import { useEffect, useRef } from 'react';
import { keyedPath, pageAt } from '../remotes/routes';
import { titleOf, type TitledPage } from '../titles';

// jsdom has no document.fonts.
const facesOf = (display: FontDisplay) =>
  [...((document.fonts as FontFaceSet | undefined) ?? [])].filter(
    (face) => face.display === display,
  );

/** Applies heading fonts that loaded late. Called between pages, so that no text changes while it is read. */
export function takeArrivedFonts(): void {
  const late = facesOf('optional');
  // Inline font faces are in the sequence of their rules. Style sheets that extensions add from other origins
  // cannot be read.
  let nth = 0;
  for (const sheet of [...document.styleSheets].filter(({ href }) => href === null)) {
    for (const [at, rule] of [...sheet.cssRules].entries()) {
      const { cssText } = rule;
      const changed = cssText.replace('font-display: optional', 'font-display: swap');
      // A font that failed or is unused does not block the others.
      if (changed === cssText || late[nth++]?.status !== 'loaded') continue;
      // Not every browser lets a script change one descriptor of a font face, so the whole rule is replaced.
      sheet.deleteRule(at);
      sheet.insertRule(changed, at);
    }
  }
}

/** Applies late heading fonts to an open page while it is hidden. Returns a cancel function. */
export function takeFontsUnseen(): () => void {
  const take = () => {
    if (!document.hidden) return;
    takeArrivedFonts();
    // Browsers load no fonts for a hidden page by themselves.
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

/** After a navigation: sets the title and fonts, scrolls to the top and focuses the content. */
export function usePageChange(): void {
  const { pathname, hash } = useLocation();
  const visible = useRef(pathname);
  useEffect(takeFontsUnseen, []);
  useEffect(() => {
    if (visible.current === pathname) return;
    visible.current = pathname;
    document.title = titleAt(pathname);
    takeArrivedFonts();
    if (hash) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
