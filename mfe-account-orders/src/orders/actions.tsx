import { minutesSinceJust, type Order } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { Button, lazyModule, Notice } from '@burger/shared/ui';
import { space } from '@burger/shared/theme';
import { ReceiptText, Repeat } from 'lucide-react';
import { useRef, useState } from 'react';
import { messages } from '../messages/en';
import type { Again, Reorder } from '../again/again';
import { MissingDish } from '../again/dish';

const Lines = styled.ul`
  display: grid;
  gap: ${space(0.25)};
  margin-top: ${space(0.5)};
  padding-left: ${space(2)};
`;

const texts = messages.order;

export interface ReorderActions {
  onViewCart: () => void;
  onChoose: (dishId: number) => void;
}

function addedText({ requested, isLookedUp }: Again): string {
  if (requested.length === 0) return texts.nothingAdded;
  return (isLookedUp ? texts.added : texts.addedOnly)(requested.length);
}

function AgainOutcome({
  again,
  onChoose,
}: Pick<ReorderActions, 'onChoose'> & {
  again: Again;
}) {
  const { requested, missing, changed } = again;
  return (
    <>
      <span>{addedText(again)}</span>{' '}
      {requested.length > 0 && missing.length > 0 && <span>{texts.unavailable}</span>}
      {/* The list never changes, so the index is a stable key. */}
      {missing.length > 0 && (
        <Lines>
          {missing.map((line, place) => (
            <MissingDish key={place} line={line} onChoose={onChoose} />
          ))}
        </Lines>
      )}
      {changed.length > 0 && (
        <Lines>
          {changed.map(({ name, was, now }, place) => (
            <li key={place}>{texts.newPrice(name, formatMoney(now), formatMoney(was))}</li>
          ))}
        </Lines>
      )}
    </>
  );
}

const Result = styled.div`
  order: 1;
  flex-basis: 100%;
`;

/** Adds the available dishes at today's prices and lists the others. Asks first after a very recent order. */
export function OrderAgainButton({
  minutesSince,
  onAgain,
  onViewCart,
  onChoose,
}: ReorderActions & {
  /**
   * Returns the minutes since the order if it is very recent, otherwise null. The button then asks for
   * confirmation.
   */
  minutesSince: () => number | null;
  onAgain: () => Again;
}) {
  const [requested, setRequested] = useState<number | null>(null);
  const [again, setAgain] = useState<Again | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const complete = again !== null && again.missing.length + again.changed.length === 0;
  const add = () => {
    setRequested(null);
    setAgain(onAgain());
    button.current?.focus();
  };
  const press = () => {
    const minutes = minutesSince();
    if (minutes === null) return add();
    setAgain(null);
    setRequested(minutes);
  };
  return (
    <>
      <Button ref={button} $kind="secondary" onClick={press}>
        <Repeat aria-hidden size={18} />
        {texts.again}
      </Button>
      {requested !== null && (
        <Result>
          <Notice
            action={
              <Button $kind="secondary" onClick={add}>
                {texts.yesAgain}
              </Button>
            }
          >
            {texts.askAgain(requested)}
          </Notice>
        </Result>
      )}
      {again && (
        <Result>
          <Notice
            kind={complete ? 'success' : 'info'}
            action={
              again.requested.length > 0 && (
                <Button $kind="secondary" onClick={onViewCart}>
                  {texts.viewCart}
                </Button>
              )
            }
          >
            <AgainOutcome again={again} onChoose={onChoose} />
          </Notice>
        </Result>
      )}
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)} ${space(0.5)};
  /* Keeps both buttons in one row on the smallest phones. */
  > button {
    padding-inline: ${space(1.5)};
  }
`;

const bill = lazyModule(() => import(/* webpackChunkName: "bill" */ './bill.lazy'));

export function OrderActions({
  order,
  data,
  onAgain,
  onBill,
  ...next
}: ReorderActions & {
  order: Order;
  data?: unknown;
  onAgain: Reorder;
  onBill: (orderId: string) => Promise<boolean>;
}) {
  // Null until the first click, which loads the code of the bill.
  const [visible, setVisible] = useState<boolean | null>(null);
  const { code, failed, retry } = bill.useCode(visible === true);
  const show = () => {
    setVisible(true);
    retry();
  };
  return (
    <Row>
      <OrderAgainButton
        minutesSince={() => minutesSinceJust(order.createdAt, Date.now())}
        onAgain={() => onAgain(order.lines)}
        {...next}
      />
      <Button $kind="quiet" onClick={show}>
        <ReceiptText aria-hidden size={18} />
        {messages.order.printable}
      </Button>
      {failed && <Notice kind="alert">{messages.orders.failed.unavailable}</Notice>}
      {code && visible !== null && (
        <code.BillDialog
          data={data}
          order={order}
          open={visible}
          onAsk={onBill}
          onClose={() => setVisible(false)}
        />
      )}
    </Row>
  );
}
