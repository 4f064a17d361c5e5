import { styled } from '@burger/shared/styled';
import { Button, Notice } from '@burger/shared/ui';
import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages';
import type { Again } from '../model/order-again';
import { AgainWords } from './again-words';

const Told = styled.div`
  /* Below all the buttons of the row. */
  order: 1;
  flex-basis: 100%;
`;

const texts = messages.order;

/** Puts the same dishes into the cart at today's prices, and names what is not to be had. */
export function OrderAgainButton({
  onAgain,
  onViewCart,
}: {
  onAgain: () => Again;
  onViewCart: () => void;
}) {
  const [again, setAgain] = useState<Again | null>(null);
  const complete = again !== null && again.missing.length + again.changed.length === 0;
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
            <AgainWords {...again} />
          </Notice>
        </Told>
      )}
    </>
  );
}
