import { isolated } from '@burger/shared/i18n';
import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { size } from '@burger/shared/theme';
import { Button, Card, Notice, PageTitle, Stack } from '@burger/shared/ui';
import { messages } from '../../messages/en';
import type { PlacedOrder } from '../draft/placed-order';

const texts = messages.success;

const OrderId = styled.p`
  strong {
    display: block;
    font-size: ${size.xl};
  }
`;

const Retry = styled(Button)`
  justify-self: start;
`;

/** Confirms the order and its number until the chunk of the full success screen has loaded. */
export const PlacedPlainly = ({
  placed: { order, shownTotal },
  failed,
  onRetry,
}: {
  placed: PlacedOrder;
  failed: boolean;
  onRetry: () => void;
}) => (
  <Stack>
    <PageTitle>{texts.title}</PageTitle>
    <Card>
      <Stack>
        <p>{texts.thanks(isolated(order.customer.name))}</p>
        <OrderId>
          {texts.orderId} <strong>{order.orderId}</strong>
        </OrderId>
        {order.paymentMethod === 'cod' && (
          <p>{texts.payCash[order.kind](formatMoney(order.bill.total ?? shownTotal))}</p>
        )}
      </Stack>
    </Card>
    {failed && (
      <>
        <Notice kind="info">{texts.restMissing}</Notice>
        <Retry $kind="secondary" onClick={onRetry}>
          {messages.place.tryAgain}
        </Retry>
      </>
    )}
  </Stack>
);
