import type { KitchenOrder } from '@burger/shared/kitchen';
import { readablePhone } from '@burger/shared/contracts';
import { isFinal } from '@burger/shared/order';
import { telLink } from '@burger/shared/restaurant';
import { Dialog, Stack } from '@burger/shared/ui';
import { MapPin, Phone } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages';
import { directionsLink } from '../parts/links';
import { mayCancel } from '../counter/steps';
import { BigButton, BigLink, ButtonRow } from '../parts/buttons';
import { CancelForm } from './cancel-form';
import { EndLink } from './end-link';
import { MoreTime } from './more-time';
import { OrderFacts } from './order-facts';
import { PayOtherwise } from './order-changes';
import { PrintPapers } from './papers';
import { RiderLink } from './rider-link';
import { StepBack } from './step-back';
import { TakeBack } from './take-back';
import type { Paper } from './use-paper';

export interface OrderDoings {
  onPrint: (paper: Paper) => void;
  onCancel: (order: KitchenOrder, reason: string) => void;
  onBringBack: (order: KitchenOrder) => void;
  /** It was put right how it was paid, or a paper was made. */
  onChanged: (order: KitchenOrder) => void;
}

const texts = messages.details;

function Ways({
  order,
  ...papers
}: { order: KitchenOrder } & Pick<OrderDoings, 'onPrint' | 'onChanged'>) {
  const { customer, location } = order;
  return (
    <ButtonRow>
      <BigLink $kind="secondary" href={telLink(customer.phone)}>
        <Phone aria-hidden size={20} />
        {/* In large letters a number is longer than its button: it breaks between its groups. */}
        {texts.call(readablePhone(customer.phone).replaceAll('\u00a0', ' '))}
      </BigLink>
      {location && (
        <BigLink $kind="secondary" href={directionsLink(location)} target="_blank" rel="noreferrer">
          <MapPin aria-hidden size={20} />
          {texts.map}
        </BigLink>
      )}
      <PrintPapers order={order} {...papers} />
    </ButtonRow>
  );
}

type View = 'facts' | 'cancel' | 'link';

function Inside({
  order,
  onCancel,
  onBringBack,
  onChanged,
  onPrint,
}: OrderDoings & { order: KitchenOrder }) {
  const [view, setView] = useState<View>('facts');
  if (view === 'cancel') {
    return (
      <CancelForm
        isBack={order.status === 'brought_back'}
        onKeep={() => setView('facts')}
        onCancel={(reason) => onCancel(order, reason)}
      />
    );
  }
  if (view === 'link') return <RiderLink order={order} />;
  return (
    <Stack>
      <OrderFacts order={order} />
      {order.status === 'delivered' && (
        <>
          <PayOtherwise order={order} onPaid={onChanged} />
          <TakeBack order={order} onChanged={onChanged} />
        </>
      )}
      <StepBack order={order} />
      <Ways order={order} onPrint={onPrint} onChanged={onChanged} />
      {!isFinal(order.status) && order.status !== 'placed' && <MoreTime order={order} />}
      {order.status === 'out_for_delivery' && (
        <>
          <BigButton $kind="secondary" onClick={() => setView('link')}>
            {texts.riderLink}
          </BigButton>
          <EndLink order={order} />
          <BigButton $kind="quiet" onClick={() => onBringBack(order)}>
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

/** Everything about one order, and all that is done with it more rarely than its one next step. */
export const OrderDialog = ({
  order,
  onClose,
  ...doings
}: OrderDoings & { order: KitchenOrder | null; onClose: () => void }) => (
  <Dialog
    open={order !== null}
    onClose={onClose}
    shape="side"
    title={messages.card.order(order?.orderId ?? '')}
  >
    {order && <Inside key={order.key} order={order} {...doings} />}
  </Dialog>
);
