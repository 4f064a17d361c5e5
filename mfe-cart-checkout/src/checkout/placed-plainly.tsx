import { isolated } from '@burger/shared/language';
import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { Button, Card, Notice, PageTitle, size, Stack } from '@burger/shared/ui';
import { messages } from '../messages';
import type { PlacedOrder } from '../placing/placed-order';

const words = messages.success;

const OrderId = styled.p`
  strong {
    display: block;
    font-size: ${size.xl};
  }
`;

const Retry = styled(Button)`
  justify-self: start;
`;

/** That the order is placed, and its number: until the code of the whole screen is there. */
export const PlacedPlainly = ({
  placed: { order, shownTotal },
  failed,
  onRetry,
}: {
  placed: PlacedOrder;
  /** Whether that code could not be had. */
  failed: boolean;
  onRetry: () => void;
}) => (
  <Stack>
    <PageTitle>{words.title}</PageTitle>
    <Card>
      <Stack>
        <p>{words.thanks(isolated(order.customer.name))}</p>
        <OrderId>
          {words.orderId} <strong>{order.orderId}</strong>
        </OrderId>
        <p>{words.payCash[order.kind](formatMoney(order.bill.total ?? shownTotal))}</p>
      </Stack>
    </Card>
    {failed && (
      <>
        <Notice kind="info">{words.restMissing}</Notice>
        <Retry $kind="secondary" onClick={onRetry}>
          {messages.place.tryAgain}
        </Retry>
      </>
    )}
  </Stack>
);
