import { formatMoney, type Paise } from '@burger/shared/pricing';
import { Price } from '@burger/shared/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { Bar, Label, Press, Sum } from './place-bar-frame';
import type { Readiness } from './readiness';

const words = messages.place;

function labelOf(ready: Readiness, total: Paise): string {
  if (ready === 'processing') return words.processing;
  if (ready === 'loading') return words.loading;
  if (ready === 'signed-out') return words.signIn;
  if (ready === 'no-location') return words.allowLocation;
  if (ready === 'nothing-to-order') return words.nothing;
  if (ready === 'paused') return words.paused;
  return words.order(formatMoney(total));
}

/** The button that places the order, always in sight on a phone, with the total beside it. */
export function PlaceBar({
  ready,
  total,
  plusDelivery,
  formId,
  billId,
  onPress,
  children,
}: {
  ready: Readiness;
  total: Paise;
  /** Whether the delivery charge is still to come. */
  plusDelivery: boolean;
  /** The delivery form whose Enter key presses the button, when it is on the page. */
  formId: string | null;
  billId: string;
  onPress: () => void;
  /** Stands above the button. */
  children?: ReactNode;
}) {
  const able = ready === 'ready';
  return (
    <Bar>
      {children}
      <Sum>
        <span>
          {messages.bill.total}
          <strong>
            <Price paise={total} />
          </strong>
          {plusDelivery && <small> {messages.bill.plusDelivery}</small>}
        </span>
        <a href={`#${billId}`}>{messages.bill.view}</a>
      </Sum>
      {/*
        Disabled for what it says, but still there for the keyboard: a press leads to what is missing. What a press
        does must not depend on what has changed since it began, so there is one way for all of them; as the form's
        submit button it is pressed by Enter too.
      */}
      <Press
        $wide
        $helpful={ready === 'signed-out' || ready === 'no-location'}
        aria-disabled={!able}
        type="submit"
        form={formId ?? undefined}
        onClick={(event) => {
          event.preventDefault();
          onPress();
        }}
      >
        <Label key={ready}>{labelOf(ready, total)}</Label>
      </Press>
    </Bar>
  );
}
