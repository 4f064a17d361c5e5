import { readablePhone } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { color, space } from '@burger/shared/ui';
import { messages } from '../messages';
import type { PastOrder } from '../model/past-order';

const Lines = styled.div`
  display: grid;
  gap: ${space(0.5)};
  overflow-wrap: anywhere;
`;

const Soft = styled.p`
  color: ${color.inkSoft};
`;

const Address = styled.p`
  white-space: pre-line;
`;

const km = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Who the order went to, and where. */
export function OrderDelivery({ order }: { order: PastOrder }) {
  const { name, phone, email, address, landmark } = order.customer;
  const contact = [readablePhone(phone), email].filter(Boolean).join(' · ');
  return (
    <Lines>
      <p>
        <strong>{name || messages.orders.notAvailable}</strong>
      </p>
      {contact && <Soft>{contact}</Soft>}
      <Address>{address || messages.orders.notAvailable}</Address>
      {landmark && (
        <p>
          {messages.order.landmark}: {landmark}
        </p>
      )}
      {order.distanceKm !== null && (
        <Soft>{messages.order.distance(km.format(order.distanceKm))}</Soft>
      )}
    </Lines>
  );
}
