import { restaurant } from '@burger/shared/restaurant';
import { Skeleton, space, Stack, VisuallyHidden } from '@burger/shared/ui';
import { styled } from '@burger/shared/styled';
import { messages } from '../../messages';
import { cartRoom, wideLine } from '../cart-line';
import { Below, Columns, LegalLine, Main, Side } from './columns';
import { ForCustomers } from './for-customers';
import { KitchenCard } from './kitchen-card';
import { Section } from './section';
import { PromoShape } from './section-shapes';
import { SignInPrompt } from './sign-in-prompt';
import { StepsLine } from './steps-line';

const Room = styled.div`
  ${cartRoom}
`;

/** As tall as a line of the cart. */
const LineShape = styled.div`
  display: grid;
  grid-template-columns: 5rem 1fr;
  gap: ${space(2)};
  min-height: 9rem;
  padding-block: ${space(2)};
  ${wideLine} {
    min-height: 7rem;
  }
`;

const BillShape = styled.div`
  min-height: 11rem;
`;

const lines = [1, 2];

/** The checkout before the cart is known: its shape, and what needs no cart. */
export const CheckoutSkeleton = () => (
  <Columns>
    <Main>
      <StepsLine done={[true, false, false]} />
      <SignInPrompt session={undefined} />
      <Section title={messages.checkout.yourOrder}>
        <Room aria-busy>
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
        </Room>
      </Section>
      <ForCustomers session={undefined} shape={<PromoShape />}>
        {null}
      </ForCustomers>
    </Main>
    <Side>
      <Section title={messages.bill.title}>
        <BillShape aria-hidden>
          <Stack $gap={1.5}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton $height="1.5rem" />
          </Stack>
        </BillShape>
        <LegalLine>{messages.bill.legal(restaurant.gst.gstin, restaurant.fssai)}</LegalLine>
      </Section>
    </Side>
    <Below>
      <KitchenCard />
    </Below>
  </Columns>
);
