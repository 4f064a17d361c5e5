import { useEffect } from 'react';

/** Calls back when the network is there again. */
export function useOnline(onOnline: () => void): void {
  useEffect(() => {
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [onOnline]);
}
