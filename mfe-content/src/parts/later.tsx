import { somebodyHere } from '@burger/shared/ui';
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

/**
 * A part of a page that nobody needs at once: it is in the page's HTML, and its code comes once the page answers
 * and there is somebody to use it.
 * `fallback` is shown only where the HTML did not come with the page. Made once, outside of any component: React
 * throws away HTML whose element changes before its code is there.
 */
export function later(load: () => Promise<ComponentType>, fallback: ReactNode): ReactNode {
  const Part = lazy(async () => {
    if (typeof window !== 'undefined') await Promise.all([whenPageAnswers(), somebodyHere()]);
    return { default: await loaded(load) };
  });
  return (
    <Suspense fallback={fallback}>
      <Part />
    </Suspense>
  );
}
