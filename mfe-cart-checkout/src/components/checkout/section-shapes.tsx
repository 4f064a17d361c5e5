import { Skeleton, space, Stack } from '@burger/shared/ui';
import { styled } from '@burger/shared/styled';
import { messages } from '../../messages';
import { Section } from './section';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: ${space(2)};
`;

/** Shapes of the parts that only customers see, as tall as these are at first. */
export const PromoShape = () => (
  <Section title={messages.promo.title}>
    <Skeleton aria-hidden $height="3.5rem" />
    <Skeleton aria-hidden $height="4.625rem" />
  </Section>
);

export const DetailsShape = () => (
  <Stack aria-hidden>
    <Pair>
      <Skeleton $height="4.5rem" />
      <Skeleton $height="4.5rem" />
    </Pair>
    <Skeleton $height="9rem" />
    <Skeleton $height="14rem" />
  </Stack>
);

export const PaymentShape = () => (
  <Section title={messages.checkout.payment} step={3}>
    <Skeleton aria-hidden $height="4.75rem" />
    <Skeleton aria-hidden $height="4.75rem" />
  </Section>
);
