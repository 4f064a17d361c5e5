import type { CartLine, Dish } from '@burger/shared/contracts';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages';

/** What to say of a dish that was offered a moment ago and is in the cart now. */
export function useAdded(offers: readonly Dish[], lines: readonly CartLine[]): string {
  const [said, setSaid] = useState('');
  const before = useRef(offers);
  useEffect(() => {
    const added = before.current.find(
      ({ id }) => !offers.some((one) => one.id === id) && lines.some(({ dishId }) => dishId === id),
    );
    if (added) setSaid(messages.dish.added(added.name));
    before.current = offers;
  }, [offers, lines]);
  return said;
}
