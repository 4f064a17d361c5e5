import { styled } from '@burger/shared/styled';
import { Button, Notice } from '@burger/shared/ui';
import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages';
import type { Again } from '../model/order-again';

const Told = styled.div`
  /* Below all the buttons of the row. */
  order: 1;
  flex-basis: 100%;
`;

const texts = messages.order;

function words({ items, missing }: Again): string {
  const added = items.length > 0 ? texts.added(items.length) : texts.nothingAdded;
  const names = missing.filter(Boolean).join(', ');
  return names && items.length > 0 ? `${added} ${texts.unavailable(names)}` : added;
}

/** Puts the same dishes into the cart at today's prices, and names what is not to be had. */
export function OrderAgainButton({
  onAgain,
  onViewCart,
}: {
  onAgain: () => Again;
  onViewCart: () => void;
}) {
  const [again, setAgain] = useState<Again | null>(null);
  const complete = again !== null && again.missing.length === 0;
  return (
    <>
      <Button $kind="secondary" onClick={() => setAgain(onAgain())}>
        <Repeat aria-hidden size={18} />
        {texts.again}
      </Button>
      {again && (
        <Told>
          <Notice
            kind={complete ? 'success' : 'info'}
            action={
              again.items.length > 0 && (
                <Button $kind="secondary" onClick={onViewCart}>
                  {texts.viewCart}
                </Button>
              )
            }
          >
            {words(again)}
          </Notice>
        </Told>
      )}
    </>
  );
}
