import { visitorActive } from '@burger/shared/ui';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { nextSign, whenPageAnswers } from './device';

/** Loads the component, with retries until it succeeds. The prerendered HTML stays readable meanwhile. */
async function loaded(load: () => Promise<ComponentType>): Promise<ComponentType> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextSign();
    }
  }
}

// A click in the header or on a link leads elsewhere, which should load first.
const isOfPage = ({ target }: Event) => !(target instanceof Element && target.closest('header, a'));

/**
 * Renders a page section whose code loads once the page is interactive and the first user input came.
 * `fallback` is for pages without its HTML. Call it outside of components: React discards HTML whose element
 * changes before its code has loaded.
 */
export function lazyPart(load: () => Promise<ComponentType>, fallback: ReactNode): ReactNode {
  const Part = lazy(async () => {
    if (typeof window !== 'undefined')
      await Promise.all([whenPageAnswers(), visitorActive(isOfPage)]);
    return { default: await loaded(load) };
  });
  return (
    <Suspense fallback={fallback}>
      <Part />
    </Suspense>
  );
}
