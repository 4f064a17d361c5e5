import { useCallback, useEffect, useState } from 'react';
import type { SignInWays } from './sign-in-ways';

/** The ways to sign in: their code comes with the first dialog, as hardly any visit opens one. */
export function useWays(wanted: boolean) {
  const [Ways, setWays] = useState<typeof SignInWays | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import(/* webpackChunkName: "sign-in-ways" */ './sign-in-ways').then(
      (code) => setWays(() => code.SignInWays),
      () => setFailed(true),
    );
  }, []);
  const missing = wanted && Ways === null;
  useEffect(() => {
    if (missing) load();
  }, [missing, load]);
  return { Ways, failed, load };
}
