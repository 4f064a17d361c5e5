import { visitorActive } from '@burger/shared/ui';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { nextSign, whenPageAnswers } from './device';

/** Loads until it works: what stands on the page stays readable meanwhile. */
async function loaded(load: () => Promise<ComponentType>): Promise<ComponentType> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextSign();
    }
  }
}

// Whoever presses what is in the header, or a link, asks for something else first.
const isOfPage = ({ target }: Event) => !(target instanceof Element && target.closest('header, a'));

/**
 * A part of the page's HTML whose code comes once the page answers and somebody is here; `fallback` where it has no HTML.
 * Made once, outside of components: React throws away HTML whose element changes before its code is there.
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
