import { useLatest, type ShopBus } from '@burger/shared/bus';
import type { User } from '@burger/shared/contracts';

/** Who is signed in: null for nobody, undefined while that is not known. */
export function useCustomer(bus: ShopBus): User | null | undefined {
  const session = useLatest('session/changed', bus);
  if (session?.status === 'signed-in') return session.user;
  return session?.status === 'signed-out' ? null : undefined;
}
