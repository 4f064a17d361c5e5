import { readablePhone } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/language';
import type { Order } from '@burger/shared/order';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, space } from '@burger/shared/ui';
import { messages } from '../messages';

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

const { address: ours, name: restaurantName } = restaurant;
const counter = `${restaurantName}, ${ours.street}`;

const km = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Who the order went to, and where; or who collects it, and where. */
export function OrderDelivery({ order }: { order: Order }) {
  const { name, phone, email, address, landmark } = order.customer;
  const contact = [readablePhone(phone), email].filter(Boolean).join(' · ');
  return (
    <Lines>
      <p>
        <strong>{isolated(name) || messages.orders.notAvailable}</strong>
      </p>
      {contact && <Soft>{contact}</Soft>}
      <Address>
        {order.kind === 'pickup' ? counter : isolated(address) || messages.orders.notAvailable}
      </Address>
      {landmark && (
        <p>
          {messages.order.landmark}: {isolated(landmark)}
        </p>
      )}
      {order.kind === 'delivery' && order.distanceKm !== null && (
        <Soft>{messages.order.distance(km.format(order.distanceKm))}</Soft>
      )}
    </Lines>
  );
}
