import { styled } from '@burger/shared/styled';
import { from, Skeleton, space, Stack } from '@burger/shared/ui';
import { messages } from '../messages';
import { useCheckoutServices } from './checkout-context';
import { Section } from './section';

const Shape = styled(Skeleton)<{ $phone: string; $wide: string }>`
  height: ${({ $phone }) => $phone};
  ${from.tablet} {
    height: ${({ $wide }) => $wide};
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: ${space(2)};
`;

/** Shapes of the parts that only customers see, as tall as these are at first. */
export const PromoSkeleton = () => (
  <Section title={messages.promo.title}>
    <Skeleton aria-hidden $height="3.5rem" />
  </Section>
);

/** As the account's own: a field with its hint, a button, a line. */
export const SignInSkeleton = () => (
  <Stack aria-hidden $gap={1}>
    <Shape $phone="11.35rem" $wide="9.96rem" />
    <Skeleton $height="2.75rem" />
  </Stack>
);

/** Who ordered here before sees one line, most likely. */
export function DetailsSkeleton() {
  const folded = useCheckoutServices().kept.lastDelivery.read() !== null;
  return (
    <Stack aria-hidden>
      {folded ? (
        <Shape $phone="4rem" $wide="3rem" />
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
      <Shape $phone="7.5rem" $wide="4.9rem" />
    </Stack>
  );
}

export const PaymentSkeleton = () => (
  <Section title={messages.checkout.payment}>
    <Shape aria-hidden $phone="9rem" $wide="5.8rem" />
  </Section>
);
