import { Skeleton, space, Stack, VisuallyHidden } from '@burger/shared/ui';
import { styled } from '@burger/shared/styled';
import { messages } from '../../messages';
import { Columns, Main } from './columns';
import { KitchenCard } from './kitchen-card';
import { Section } from './section';

const LineShape = styled.div`
  display: grid;
  grid-template-columns: 5rem 1fr;
  gap: ${space(2)};
  padding-block: ${space(2)};
`;

const lines = [1, 2];

/** The checkout before the cart is known: its shape, and what needs no cart. */
export const CheckoutSkeleton = () => (
  <Columns>
    <Main>
      <Section title={messages.checkout.yourOrder} step={1}>
        <div aria-busy>
          <VisuallyHidden role="status">{messages.checkout.loading}</VisuallyHidden>
          {lines.map((line) => (
            <LineShape key={line}>
              <Skeleton $height="5rem" />
              <Stack $gap={1}>
                <Skeleton $width="60%" />
                <Skeleton $width="35%" />
              </Stack>
            </LineShape>
          ))}
        </div>
      </Section>
      <KitchenCard />
    </Main>
    <Section title={messages.bill.title}>
      <Stack $gap={1.5} aria-hidden>
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton $height="1.5rem" />
      </Stack>
    </Section>
  </Columns>
);
