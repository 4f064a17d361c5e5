import { useLatest, type ShopBus } from '@burger/shared/bus';
import type { User } from '@burger/shared/contracts';

/** Returns the signed-in user; null when signed out, undefined until known. */
export function useCustomer(bus: ShopBus): User | null | undefined {
  const session = useLatest('session/changed', bus);
  if (session?.status === 'signed-in') return session.user;
  return session?.status === 'signed-out' ? null : undefined;
}
