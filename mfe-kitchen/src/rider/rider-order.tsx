import type { RiderOrder } from '@burger/shared/kitchen';
import { isolated } from '@burger/shared/language';
import { formatMoney } from '@burger/shared/pricing';
import { QrPicture } from '@burger/shared/qr';
import { telLink } from '@burger/shared/restaurant';
import { css, styled } from '@burger/shared/styled';
import { buttonLook, color, radius, size, space, Stack, type ButtonLook } from '@burger/shared/ui';
import { upiLink } from '@burger/shared/upi';
import { Navigation, Phone } from 'lucide-react';
import { directionsLink, UserText } from '../parts/customer';
import { riderMessages as texts } from './messages';

/* For a phone in the sun: the strongest contrast that the theme has, and letters as large as they fit. */
export const RiderBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  width: min(36rem, 100%);
  margin-inline: auto;
  padding: ${space(2)} ${space(2)} ${space(6)};
  font-size: ${size.xl};
  line-height: 1.35;
  h1 {
    font-size: ${size.xxl};
  }
  h2 {
    color: ${color.inkSoft};
    font-size: ${size.md};
    font-weight: 600;
  }
`;

const Address = styled.p`
  font-size: ${size.xxl};
  font-weight: 750;
  line-height: 1.25;
`;

const Amount = styled.p`
  padding: ${space(2)};
  border-radius: ${radius.card};
  background: ${color.ink};
  color: ${color.page};
  text-align: center;
  strong {
    display: block;
    /* No amount is wider than a phone whose letters are large. */
    font-size: min(${size.huge}, 13vw);
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
  }
`;

const large = css<ButtonLook>`
  ${buttonLook}
  width: 100%;
  min-height: 4.5rem;
  border-width: 3px;
  border-radius: ${radius.card};
  font-size: ${size.xl};
  font-weight: 750;
  &:focus-visible {
    border-radius: ${radius.card};
  }
`;

export const RiderButton = styled.button.attrs(({ type }) => ({
  type: type ?? 'button',
}))<ButtonLook>`
  ${large}
`;

export const RiderAnchor = styled.a<ButtonLook>`
  ${large}
`;

const Bag = styled.ul`
  padding: 0;
  list-style: none;
`;

/** A code that the customer at the door scans. Nothing tells us whether that went through: the rider says so. */
function Upi({ order }: { order: RiderOrder }) {
  const { upi, total, orderId } = order;
  if (!upi) return null;
  return (
    <Stack as="section">
      <p>{texts.upi}</p>
      <QrPicture text={upiLink(upi, total, orderId)} label={texts.upiCode(formatMoney(total))} />
    </Stack>
  );
}

/** Where it goes, to whom, and for how much. */
export function OrderFacts({ order }: { order: RiderOrder }) {
  const { customer, location, lines, payment, total } = order;
  return (
    <>
      <section>
        <h2>{texts.address}</h2>
        <Address>
          <UserText>{customer.address}</UserText>
        </Address>
        {customer.landmark && (
          <p>
            {texts.landmark}: <UserText>{customer.landmark}</UserText>
          </p>
        )}
        {customer.instructions && (
          <p>
            {texts.instructions}: <UserText>{customer.instructions}</UserText>
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
          <UserText>{texts.call(isolated(customer.name))}</UserText>
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
      <Upi order={order} />
      <section>
        <h2>{texts.dishes}</h2>
        <Bag>
          {lines.map(({ name, quantity }, at) => (
            <li key={at}>
              <strong>{quantity} ×</strong> <UserText>{name}</UserText>
            </li>
          ))}
        </Bag>
      </section>
    </>
  );
}
