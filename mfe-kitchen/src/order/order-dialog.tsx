import { isFinal, lineChangesIn, readablePhone } from '@burger/shared/contracts';
import { momentText, timeText } from '@burger/shared/hours';
import type { KitchenOrder, ReadBy } from '@burger/shared/kitchen';
import { formatMoney } from '@burger/shared/pricing';
import { telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/theme';
import { Dialog, Notice, Stack } from '@burger/shared/ui';
import { MapPin, Pencil, Phone } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { mayBringBack, mayCancel, type StepDetails } from '../counter/steps';
import { BigButton, BigLink, ButtonRow } from '../parts/buttons';
import { directionsLink, UserText } from '../parts/customer';
import { printedPromise } from '../printing/documents/printouts';
import { useOrderActions } from '../use-kitchen';
import { orderMessages } from './messages/en';
import { CancelForm, EndLink, MoreTime, PayOtherwise, RiderLink, StepBack } from './order-changes';
import { NoteBox } from './note-box';
import { CardDishes } from './order-lines';
import {
  collectText,
  givePaidBackText,
  kindText,
  lateText,
  reasonText,
  statusText,
} from './order-text';
import { PrintInvoices, TakeBack } from './invoices';
import { Refunds } from './refunds';

const texts = orderMessages.details;

const Facts = styled.div`
  display: grid;
  gap: ${space(1.5)};
  min-width: 0;
  h3 {
    font-size: ${size.lg};
  }
  ol {
    padding: 0;
    color: ${color.inkSoft};
    list-style: none;
  }
`;

const customerRows = (
  customer: KitchenOrder['customer'],
): Record<ReadBy<'counter'>, ReactNode> => ({
  name: (
    <p>
      <UserText>{customer.name}</UserText>
    </p>
  ),
  // The number is on its button, the address of the bill on the bill.
  ...{ phone: null, legalName: null, billingAddress: null },
  address: (
    <p>
      <UserText>{customer.address}</UserText>
    </p>
  ),
  landmark: customer.landmark && (
    <p>
      {texts.landmark}: <UserText>{customer.landmark}</UserText>
    </p>
  ),
  gstin: customer.gstin && (
    <p>
      {texts.business}: <UserText>{customer.legalName}</UserText>, {customer.gstin}
    </p>
  ),
  instructions: customer.instructions && <NoteBox>{customer.instructions}</NoteBox>,
});

export function OrderFacts({ order }: { order: KitchenOrder }) {
  const { customer, createdAt, history, lines, reason, changes = [] } = order;
  const promised = printedPromise(order);
  return (
    <Facts>
      <p>
        <span>{texts.placedAt(momentText(Date.parse(createdAt)))}</span>
        {promised && <span>{` · ${texts.promisedFor(promised)}`}</span>}{' '}
        <span>· {kindText(order)} ·</span> <span>{collectText(order)}</span>
      </p>
      {order.postponed && promised && (
        <p>
          <strong>{lateText(order, promised)}</strong>
        </p>
      )}
      {order.paidAhead && order.status === 'cancelled' && (
        <Notice kind="alert">{givePaidBackText(order)}</Notice>
      )}
      {reason && (
        <p>
          <strong>
            <UserText>{reasonText(reason)}</UserText>
          </strong>
        </p>
      )}
      <CardDishes lines={lines} />
      <div>
        <h3>{texts.customer}</h3>
        {Object.entries(customerRows(customer)).map(([name, row]) => (
          <Fragment key={name}>{row}</Fragment>
        ))}
      </div>
      {history.length > 0 && (
        <div>
          <h3>{texts.history}</h3>
          <ol>
            {history.map(({ status, at, by }, place) => (
              <li key={place}>
                {timeText(Date.parse(at))} {statusText(status, order.kind)} ({texts.by[by]})
              </li>
            ))}
            {changes.map(({ at, bill }, place) => (
              <li key={at}>
                {texts.changedAt(
                  timeText(Date.parse(at)),
                  formatMoney(bill.total ?? 0),
                  formatMoney(changes[place + 1]?.bill.total ?? order.total),
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
    </Facts>
  );
}

const AmountsByMethod = ({ order }: { order: KitchenOrder }) => (
  <ButtonRow>
    {order.customer.phone && (
      <BigLink href={telLink(order.customer.phone)}>
        <Phone aria-hidden size={20} />
        {/* With large fonts the number is wider than its button, so allow breaks between groups. */}
        {texts.call(readablePhone(order.customer.phone).replaceAll('\u00a0', ' '))}
      </BigLink>
    )}
    {order.location && (
      <BigLink href={directionsLink(order.location)} target="_blank" rel="noreferrer">
        <MapPin aria-hidden size={20} />
        {texts.map}
      </BigLink>
    )}
    <PrintInvoices order={order} />
  </ButtonRow>
);

function Inside({ order, onClose }: { order: KitchenOrder; onClose: () => void }) {
  const { step, change } = useOrderActions();
  const [view, setView] = useState<'facts' | 'cancel' | 'link'>('facts');
  const end = (to: 'cancelled' | 'brought_back', details: StepDetails) => {
    step(order, to, details);
    // The refund of an online payment is shown immediately after cancelling.
    if (to === 'cancelled' && order.online?.left) setView('facts');
    else onClose();
  };
  if (view === 'cancel') {
    return (
      <CancelForm
        order={order}
        onKeep={() => setView('facts')}
        onCancel={(details) => end('cancelled', details)}
      />
    );
  }
  if (view === 'link') return <RiderLink order={order} />;
  return (
    <Stack>
      <OrderFacts order={order} />
      <Refunds order={order} />
      {order.status === 'delivered' && (
        <>
          {(order.payment !== 'online' || order.collected) && <PayOtherwise order={order} />}
          <TakeBack order={order} />
        </>
      )}
      <StepBack order={order} />
      {lineChangesIn[order.status] !== 'none' && (
        <BigButton onClick={() => change(order)}>
          <Pencil aria-hidden size={20} />
          {texts.change}
        </BigButton>
      )}
      <AmountsByMethod order={order} />
      {!isFinal(order.status) && order.status !== 'placed' && <MoreTime order={order} />}
      {mayBringBack(order) && (
        <>
          <BigButton onClick={() => setView('link')}>{texts.riderLink}</BigButton>
          <EndLink order={order} />
          <BigButton $kind="quiet" onClick={() => end('brought_back', { reason: 'not-delivered' })}>
            {texts.bringBack}
          </BigButton>
        </>
      )}
      {mayCancel(order) && (
        <BigButton $kind="quiet" onClick={() => setView('cancel')}>
          {texts.cancel}
        </BigButton>
      )}
    </Stack>
  );
}

export const OrderDialog = ({
  order,
  onClose,
}: {
  order: KitchenOrder | null;
  onClose: () => void;
}) => (
  <Dialog
    open={order !== null}
    onClose={onClose}
    shape="side"
    title={orderMessages.card.order(order?.orderId ?? '')}
  >
    {order && <Inside key={order.key} order={order} onClose={onClose} />}
  </Dialog>
);
