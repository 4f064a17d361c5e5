import type { OrderKind, Rules } from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, font, from, headerHeight, radius, size, space } from '@burger/shared/theme';
import { Skeleton, Stack, VisuallyHidden } from '@burger/shared/ui';
import { Check } from 'lucide-react';
import { LinesSkeleton } from '../cart/lines';
import { messages } from '../messages/en';
import { KitchenCard } from './parts/kitchen';
import { Section, TallSkeleton } from './parts/section';
import { useCheckoutServices } from './draft/use-checkout-services';
import { SignInPrompt } from './details/sign-in';

export const Columns = styled.div`
  display: grid;
  gap: ${space(1.5)};
  grid-template-columns: minmax(0, 1fr);
  ${from.tablet} {
    gap: ${space(2)};
  }
  /* Keep focused elements clear of the header and of the bar with the button. */
  :is(a, button, input, textarea, [tabindex]) {
    scroll-margin-block: 6rem 14rem;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 23rem;
    gap: ${space(3)};
    align-items: start;
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  min-width: 0;
  ${from.tablet} {
    gap: ${space(2)};
  }
  ${from.desktop} {
    gap: ${space(3)};
  }
`;

export const Lockable = styled.div`
  display: contents;
`;

export const Below = styled.div`
  min-width: 0;
  ${from.desktop} {
    grid-column: 1;
  }
`;

/** Above the bill on a phone, where the bottom bar has no room; next to the button on a desktop. */
export const Ahead = styled.div`
  order: -1;
  &:empty {
    display: none;
  }
  ${from.desktop} {
    order: 0;
  }
`;

// On a phone the children join the page's column, so that the bar sticks to the bottom of the whole page.
export const Side = styled.div`
  display: contents;
  ${from.desktop} {
    grid-row: 1 / span 2;
    grid-column: 2;
    position: sticky;
    top: calc(${headerHeight} + ${space(2)});
    display: grid;
    gap: ${space(2)};
  }
`;

export const BillCard = styled.div`
  scroll-margin-top: 6rem;
`;

export const LegalLine = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.xs};
`;

const texts = messages.checkout;

const Line = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  ${from.tablet} {
    gap: ${space(2)};
  }
`;

const Step = styled.li<{ $done: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr;
  flex: 1 1 5rem;
  /* With large fonts, labels wrap to another line instead of breaking a word. */
  min-width: min-content;
  align-items: center;
  gap: ${space(1)};
  min-height: 2rem;
  border-bottom: 3px solid ${({ $done }) => ($done ? color.leaf : color.line)};
  font: 700 ${size.sm} / 1.2 ${font.display};
  ${from.tablet} {
    min-height: 2.75rem;
    font-size: ${size.lg};
  }
`;

const Mark = styled.span<{ $done: boolean }>`
  display: grid;
  place-items: center;
  width: 1.5em;
  height: 1.5em;
  border-radius: ${radius.pill};
  background: ${({ $done }) => ($done ? color.leaf : color.amber)};
  color: ${({ $done }) => ($done ? color.card : color.onAmber)};
  font-size: ${size.sm};
`;

export const StepsLine = ({
  done,
  kind = 'delivery',
}: {
  done: readonly [boolean, boolean, boolean];
  kind?: OrderKind;
}) => (
  <Line aria-label={texts.steps}>
    {[texts.yourOrder, messages.when.kinds[kind], texts.payment].map((title, place) => {
      const isDone = done.slice(0, place + 1).every(Boolean);
      return (
        <Step key={title} $done={isDone}>
          <Mark $done={isDone}>
            {isDone ? <Check aria-hidden size={16} strokeWidth={3} /> : place + 1}
          </Mark>
          <span>
            <span>{title}</span>
            {isDone && <VisuallyHidden> {texts.done}</VisuallyHidden>}
          </span>
        </Step>
      );
    })}
  </Line>
);

const KindSkeleton = styled(Skeleton)`
  height: 3.5rem;
  ${from.tablet} {
    height: 4.7rem;
  }
`;

const BillSkeleton = styled.div`
  min-height: 11rem;
`;

export const CheckoutSkeleton = ({ rules }: { rules: Rules }) => (
  <Columns>
    <Main>
      <StepsLine done={[true, false, false]} />
      <Section title={messages.checkout.yourOrder}>
        <LinesSkeleton />
      </Section>
      <SignInPrompt session={undefined} check={null} isSought={false} />
      {rules.pickup && <KindSkeleton aria-hidden />}
      <Section title={messages.when.kinds.delivery}>
        <Skeleton aria-hidden $height="11rem" />
      </Section>
    </Main>
    <Side>
      <Section title={messages.bill.title}>
        <BillSkeleton aria-hidden>
          <Stack $gap={1.5}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton $height="1.5rem" />
          </Stack>
        </BillSkeleton>
        <LegalLine>{messages.bill.legal(rules.gst.gstin, restaurant.fssai)}</LegalLine>
      </Section>
    </Side>
    <Below>
      <KitchenCard rules={rules} />
    </Below>
  </Columns>
);

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: ${space(2)};
`;

/** Placeholders with the heights of sections that only signed-in customers see. */
export const PromoSkeleton = () => (
  <Section title={messages.promo.title}>
    <Skeleton aria-hidden $height="3.5rem" />
  </Section>
);

/** Placeholder of the details: the collapsed line for a returning customer, otherwise the open fields. */
export function DetailsSkeleton() {
  const folded = useCheckoutServices().storage.lastDelivery.read() !== null;
  return (
    <Stack aria-hidden>
      {folded ? (
        <TallSkeleton $phone="4rem" $wide="3rem" />
      ) : (
        <>
          <Pair>
            <Skeleton $height="4.5rem" />
            <Skeleton $height="4.5rem" />
          </Pair>
          <Skeleton $height="7.5rem" />
          <Skeleton $height="2.25rem" />
        </>
      )}
      <TallSkeleton $phone="7.5rem" $wide="4.9rem" />
    </Stack>
  );
}

export const PaymentSkeleton = () => (
  <Section title={messages.checkout.payment}>
    <TallSkeleton aria-hidden $phone="9rem" $wide="5.8rem" />
  </Section>
);
