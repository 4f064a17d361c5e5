import { useCallback, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};

const atTheTop = () => false;

/** Whether the page is scrolled more than `threshold` pixels. */
export function useScrolled(threshold: number): boolean {
  const isScrolled = useCallback(() => window.scrollY > threshold, [threshold]);
  return useSyncExternalStore(subscribe, isScrolled, atTheTop);
}
