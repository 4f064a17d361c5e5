import type { Rules } from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { from, Skeleton, Stack } from '@burger/shared/ui';
import { LinesSkeleton } from '../cart/line-parts';
import { messages } from '../messages';
import { Below, Columns, LegalLine, Main, Side } from './columns';
import { KitchenCard } from './kitchen';
import { Section } from './section';
import { SignInPrompt } from './sign-in';
import { StepsLine } from './steps-line';

const KindShape = styled(Skeleton)`
  height: 3.5rem;
  ${from.tablet} {
    height: 4.7rem;
  }
`;

const BillShape = styled.div`
  min-height: 11rem;
`;

/** The checkout before the cart is known: its shape, and what needs no cart. */
export const CheckoutSkeleton = ({ rules }: { rules: Rules }) => (
  <Columns>
    <Main>
      <StepsLine done={[true, false, false]} />
      <Section title={messages.checkout.yourOrder}>
        <LinesSkeleton />
      </Section>
      <SignInPrompt session={undefined} check={null} isSought={false} />
      {rules.pickup && <KindShape aria-hidden />}
      <Section title={messages.when.kinds.delivery}>
        <Skeleton aria-hidden $height="11rem" />
      </Section>
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
        <LegalLine>{messages.bill.legal(rules.gst.gstin, restaurant.fssai)}</LegalLine>
      </Section>
    </Side>
    <Below>
      <KitchenCard rules={rules} />
    </Below>
  </Columns>
);
