import { restaurant, telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { Button, Notice } from '@burger/shared/ui';
import { messages } from '../messages';
import { useCartPorts } from './cart-context';

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-weight: 600;
`;

/** What there is to say when nobody tells what the shop sells: the cart is kept, and there is the phone. */
export function MenuUnreachable() {
  const { readShopAgain } = useCartPorts();
  const [phone] = restaurant.phones;
  return (
    <Notice
      kind="alert"
      action={
        <Button $kind="secondary" onClick={readShopAgain}>
          {messages.place.tryAgain}
        </Button>
      }
    >
      <p>{messages.unreachable.text}</p>
      <p>
        {messages.unreachable.byPhone} <Call href={telLink(phone)}>{phone}</Call>
      </p>
    </Notice>
  );
}
