import type { RiderOrder as Order } from '@burger/shared/kitchen';
import { isolated } from '@burger/shared/language';
import { telLink } from '@burger/shared/restaurant';
import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { Stack } from '@burger/shared/ui';
import { Navigation, Phone } from 'lucide-react';
import { directionsLink } from '../parts/links';
import { riderMessages as texts } from './messages';
import { Address, Amount, RiderAnchor } from './rider-look';
import { RiderUpi } from './rider-upi';
import { Theirs } from '../parts/user-text';

const Bag = styled.ul`
  padding: 0;
  list-style: none;
`;

/** Where it goes, to whom, and for how much. */
export function RiderOrder({ order }: { order: Order }) {
  const { customer, location, lines, payment, total } = order;
  return (
    <>
      <section>
        <h2>{texts.address}</h2>
        <Address>
          <Theirs>{customer.address}</Theirs>
        </Address>
        {customer.landmark && (
          <p>
            {texts.landmark}: <Theirs>{customer.landmark}</Theirs>
          </p>
        )}
        {customer.instructions && (
          <p>
            {texts.instructions}: <Theirs>{customer.instructions}</Theirs>
          </p>
        )}
      </section>
      <Stack>
        {location && (
          <RiderAnchor
            $kind="secondary"
            href={directionsLink(location)}
            target="_blank"
            rel="noreferrer"
          >
            <Navigation aria-hidden size={26} />
            {texts.way}
          </RiderAnchor>
        )}
        <RiderAnchor $kind="secondary" href={telLink(customer.phone)}>
          <Phone aria-hidden size={26} />
          <Theirs>{texts.call(isolated(customer.name))}</Theirs>
        </RiderAnchor>
      </Stack>
      <Amount>
        {payment === 'pending' ? (
          <>
            {texts.collect} <strong>{formatMoney(total)}</strong>
          </>
        ) : (
          texts.paid
        )}
      </Amount>
      <RiderUpi order={order} />
      <section>
        <h2>{texts.dishes}</h2>
        <Bag>
          {lines.map(({ name, quantity }, at) => (
            <li key={at}>
              <strong>{quantity} ×</strong> <Theirs>{name}</Theirs>
            </li>
          ))}
        </Bag>
      </section>
    </>
  );
}
