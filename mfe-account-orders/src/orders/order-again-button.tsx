import { styled } from '@burger/shared/styled';
import { Button, Notice } from '@burger/shared/ui';
import { Repeat } from 'lucide-react';
import { useRef, useState } from 'react';
import { messages } from '../messages';
import type { Again } from '../again/again';
import { AgainWords, type AgainNext } from './again-words';

const Told = styled.div`
  /* Below all the buttons of the row. */
  order: 1;
  flex-basis: 100%;
`;

const texts = messages.order;

/** Puts the same dishes into the cart as they are had today, and names what is not. What was ordered just now it asks about first. */
export function OrderAgainButton({
  minutesSince,
  onAgain,
  onViewCart,
  onChoose,
}: AgainNext & {
  /** How long ago it was ordered, where that was just now. */
  minutesSince: () => number | null;
  onAgain: () => Again;
}) {
  const [asked, setAsked] = useState<number | null>(null);
  const [again, setAgain] = useState<Again | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const complete = again !== null && again.missing.length + again.changed.length === 0;
  const add = () => {
    setAsked(null);
    setAgain(onAgain());
    button.current?.focus();
  };
  const press = () => {
    const minutes = minutesSince();
    if (minutes === null) return add();
    setAgain(null);
    setAsked(minutes);
  };
  return (
    <>
      <Button ref={button} $kind="secondary" onClick={press}>
        <Repeat aria-hidden size={18} />
        {texts.again}
      </Button>
      {asked !== null && (
        <Told>
          <Notice
            action={
              <Button $kind="secondary" onClick={add}>
                {texts.yesAgain}
              </Button>
            }
          >
            {texts.askAgain(asked)}
          </Notice>
        </Told>
      )}
      {again && (
        <Told>
          <Notice
            kind={complete ? 'success' : 'info'}
            action={
              again.asked.length > 0 && (
                <Button $kind="secondary" onClick={onViewCart}>
                  {texts.viewCart}
                </Button>
              )
            }
          >
            <AgainWords again={again} onChoose={onChoose} />
          </Notice>
        </Told>
      )}
    </>
  );
}
