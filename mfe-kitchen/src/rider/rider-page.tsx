import type { ReadBy, RiderOrder } from '@burger/shared/kitchen';
import { isolated } from '@burger/shared/i18n';
import { bringBackReasons } from '@burger/shared/contracts';
import { formatMoney } from '@burger/shared/pricing';
import { QrPicture } from '@burger/shared/ui/qr-picture';
import { restaurant, telLink } from '@burger/shared/restaurant';
import { useStore } from '@burger/shared/platform/use-store';
import { css, styled } from '@burger/shared/styled';
import { buttonStyle, Notice, Stack, type ButtonStyle } from '@burger/shared/ui';
import { color, radius, size, space } from '@burger/shared/theme';
import { upiLink } from '@burger/shared/pricing/upi-link';
import { Navigation, Phone } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { directionsLink, UserText } from '../parts/customer';
import { chooseLanguage } from '../device/stored-language';
import { LanguageChoice } from '../parts/language-choice';
import { reasonTexts } from '../parts/messages/en';
import { OtherReason } from '../parts/reason';
import { Bag } from './bag';
import { riderStand, type Delivery, type RiderView } from './delivery';
import { riderLanguage, riderMessages as texts } from './messages/en';

/* For a phone in sunlight: maximum contrast and large letters. */
const RiderBox = styled.div`
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
    /* Limited by the window, so that large fonts do not make an amount wider than the phone. */
    font-size: min(${size.huge}, 13vw);
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
  }
`;

const large = css<ButtonStyle>`
  ${buttonStyle}
  width: 100%;
  min-height: 4.5rem;
  border-width: 3px;
  border-radius: ${radius.card};
  font-size: ${size.xl};
  font-weight: 750;
`;

const RiderButton = styled.button.attrs(({ type }) => ({
  type: type ?? 'button',
}))<ButtonStyle>`
  ${large}
`;

const RiderAnchor = styled.a<ButtonStyle>`
  ${large}
`;

/**
 * A UPI QR code for the customer at the door. The server gets no notice of the payment, so the courier
 * confirms it.
 */
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

const customerRows = (customer: RiderOrder['customer']): Record<ReadBy<'rider'>, ReactNode> => ({
  // Both are on the button that calls the customer.
  ...{ name: null, phone: null },
  address: (
    <Address>
      <UserText>{customer.address}</UserText>
    </Address>
  ),
  landmark: customer.landmark && (
    <p>
      {texts.landmark}: <UserText>{customer.landmark}</UserText>
    </p>
  ),
  instructions: customer.instructions && (
    <p>
      {texts.instructions}: <UserText>{customer.instructions}</UserText>
    </p>
  ),
});

function OrderFacts({ order }: { order: RiderOrder }) {
  const { customer, location, lines, payment, total, paid, giveBack } = order;
  return (
    <>
      <section>
        <h2>{texts.address}</h2>
        {Object.entries(customerRows(customer)).map(([name, row]) => (
          <Fragment key={name}>{row}</Fragment>
        ))}
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
            <span>{texts.collect}</span> <strong>{formatMoney(total)}</strong>
            {paid !== undefined && <span>{texts.paidBefore(formatMoney(paid))}</span>}
          </>
        ) : giveBack !== undefined ? (
          <>
            <span>{texts.giveBack}</span> <strong>{formatMoney(giveBack)}</strong>
          </>
        ) : (
          texts.paid[payment]
        )}
      </Amount>
      <Upi order={order} />
      <Bag lines={lines} />
    </>
  );
}

function WhyNot({ onReason, onBack }: { onReason: (reason: string) => void; onBack: () => void }) {
  return (
    <Stack role="group" aria-label={texts.why}>
      <strong>{texts.why}</strong>
      {bringBackReasons.map((reason) => (
        <RiderButton key={reason} $kind="secondary" onClick={() => onReason(reason)}>
          {reasonTexts[reason]}
        </RiderButton>
      ))}
      <OtherReason label={texts.otherReason} onReason={onReason}>
        {(hasReason) => (
          <RiderButton type="submit" aria-disabled={!hasReason || undefined}>
            {texts.send}
          </RiderButton>
        )}
      </OtherReason>
      <RiderButton $kind="quiet" onClick={onBack}>
        {texts.cancel}
      </RiderButton>
    </Stack>
  );
}

function Outcome({ order, onReport }: { order: RiderOrder; onReport: Delivery['report'] }) {
  const [asksWhy, setAsksWhy] = useState(false);
  if (asksWhy) {
    return (
      <WhyNot
        onBack={() => setAsksWhy(false)}
        onReason={(reason) => onReport({ outcome: 'not-delivered', reason })}
      />
    );
  }
  const delivered = (payment: 'cash' | 'upi' | 'online') => () =>
    onReport({ outcome: 'delivered', payment, total: order.total });
  const [inCash, byUpi] =
    order.giveBack === undefined
      ? [texts.deliveredCash, texts.deliveredUpi]
      : [texts.returnedCash, texts.returnedUpi];
  return (
    <Stack>
      {order.payment === 'pending' || order.giveBack !== undefined ? (
        <>
          <RiderButton onClick={delivered('cash')}>{inCash}</RiderButton>
          <RiderButton $kind="secondary" onClick={delivered('upi')}>
            {byUpi}
          </RiderButton>
        </>
      ) : (
        <RiderButton onClick={delivered(order.payment)}>{texts.delivered}</RiderButton>
      )}
      <RiderButton $kind="quiet" onClick={() => setAsksWhy(true)}>
        {texts.notDelivered}
      </RiderButton>
    </Stack>
  );
}

export const RiderLoading = () => (
  <RiderBox>
    <p role="status">{texts.loading}</p>
  </RiderBox>
);

interface UnderwayProps {
  view: RiderView & { phase: 'ready' };
  delivery: Delivery;
}

function Underway({ view: { order, isOld, press, problem }, delivery }: UnderwayProps) {
  const stand = riderStand(order, press);
  const title = <h1>{texts.title(order.orderId)}</h1>;
  if (stand === 'over') {
    return (
      <RiderBox>
        {title}
        <Notice kind="success">
          {texts.done[order.status === 'delivered' ? 'delivered' : 'cancelled']}
        </Notice>
      </RiderBox>
    );
  }
  return (
    <RiderBox>
      <span>{title}</span>
      {isOld && <Notice kind="info">{texts.old}</Notice>}
      {stand === 'not-yet' && (
        <Notice kind="info">{order.status === 'ready' ? texts.packed : texts.notYet}</Notice>
      )}
      <OrderFacts order={order} />
      {problem && <Notice kind="alert">{problem}</Notice>}
      {stand === 'sending' && (
        <Notice
          kind="info"
          action={<RiderButton onClick={delivery.refresh}>{texts.again}</RiderButton>}
        >
          <strong>{texts.sending}.</strong> {texts.stored}
        </Notice>
      )}
      {stand === 'on-the-way' && <Outcome order={order} onReport={delivery.report} />}
      <LanguageChoice label={texts.languages} language={riderLanguage} onChoose={chooseLanguage} />
    </RiderBox>
  );
}

export function RiderPage({ delivery }: { delivery: Delivery }) {
  const view = useStore(delivery.view);
  useEffect(() => delivery.start(), [delivery]);
  switch (view.phase) {
    case 'loading':
      return <RiderLoading />;
    case 'gone':
      return (
        <RiderBox>
          <h1>{texts.gone}</h1>
          <p>{texts.goneWhy}</p>
          <RiderAnchor href={telLink(restaurant.phones[0])}>{texts.callKitchen}</RiderAnchor>
        </RiderBox>
      );
    case 'unreached':
      return (
        <RiderBox>
          <Notice kind="alert">
            <span>{texts.unreached}</span> {view.press && <span>{texts.stored}</span>}
          </Notice>
          <RiderButton onClick={delivery.refresh}>{texts.again}</RiderButton>
        </RiderBox>
      );
    case 'ready':
      return <Underway view={view} delivery={delivery} />;
  }
}
