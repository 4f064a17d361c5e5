import type { KitchenOrder } from '@burger/shared/kitchen';
import { Notice } from '@burger/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { messages } from '../messages';
import { ordersOf, type CounterState } from '../counter/state';
import { BigButton } from '../parts/buttons';
import { useKitchen } from '../kitchen-context';
import { useSearch } from '../parts/use-search';

const texts = messages.asked;

type Open = (order: KitchenOrder) => void;

interface SearchProps {
  number: string;
  onFound: Open;
  onClose: () => void;
}

/** An order that the board does not have any more. */
function Searched({ number, onFound, onClose }: SearchProps) {
  const { found, again } = useSearch(number);
  const order = found.phase === 'ready' ? found.orders[0] : undefined;
  useEffect(() => {
    if (order) onFound(order);
  }, [order, onFound]);
  if (order) return null;
  if (found.phase === 'busy') return <Notice kind="info">{texts.busy(number)}</Notice>;
  const [words, action] =
    found.phase === 'failed'
      ? [texts.failed(number), <BigButton onClick={again}>{texts.again}</BigButton>]
      : // Where nothing is found, and where the server says that it can be no number.
        [texts.unknown(number), <BigButton onClick={onClose}>{messages.told.ok}</BigButton>];
  return (
    <Notice kind="alert" action={action}>
      {words}
    </Notice>
  );
}

/** Opens the order that the address names, as the link in the restaurant's mail does, once it is known. */
export function AskedOrder({ state, onOpen }: { state: CounterState; onOpen: Open }) {
  const { link } = useKitchen();
  const [number, setNumber] = useState(() => link.asked());
  useEffect(() => link.onAsked(setNumber), [link]);
  const close = useCallback(() => {
    link.forget();
    setNumber(null);
  }, [link]);
  const open = useCallback(
    (order: KitchenOrder) => {
      close();
      onOpen(order);
    },
    [close, onOpen],
  );
  const onBoard = number && [...ordersOf(state).values()].find((one) => one.orderId === number);
  useEffect(() => {
    if (onBoard) open(onBoard);
  }, [onBoard, open]);
  if (!number || !state.board || onBoard) return null;
  return <Searched key={number} number={number} onFound={open} onClose={close} />;
}
