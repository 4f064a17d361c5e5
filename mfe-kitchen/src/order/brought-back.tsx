import type { KitchenOrder } from '@burger/shared/kitchen';
import { telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/ui';
import { Ellipsis, Phone } from 'lucide-react';
import { messages } from '../messages';
import { BigButton, BigLink, cardButtons, StepButton } from '../parts/buttons';
import type { CardDoings } from './use-counter-doings';
import { reasonWords } from './order-facts';
import { Theirs } from '../parts/user-text';

const Box = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(0.75)};
  ${cardButtons}
  > a {
    min-height: 3rem;
  }
`;

const Why = styled.p`
  grid-column: 1 / -1;
  padding: ${space(1)} ${space(1.5)};
  border-radius: ${radius.field};
  background: ${color.amber};
  color: ${color.onAmber};
  strong {
    display: block;
    font-size: ${size.lg};
  }
`;

const texts = messages.steps;

/** What a rider brought back: why, and what can be done about it. Whoever does any of it is seeing to it. */
export function BroughtBack({
  order,
  onHandOver,
  onAskWhy,
  onSeeTo,
  onMore,
}: Omit<CardDoings, 'onStep'> & { order: KitchenOrder }) {
  const { orderId, customer, reason } = order;
  const seeing = (work: (order: KitchenOrder) => void) => () => {
    onSeeTo(order);
    work(order);
  };
  return (
    <Box>
      <Why>
        <strong>
          <Theirs>{texts.broughtBack(reasonWords(reason ?? 'not-delivered'))}</Theirs>
        </strong>
        {texts.notCookAgain}
      </Why>
      <BigLink
        href={telLink(customer.phone)}
        aria-label={texts.of(texts.call, orderId)}
        onClick={() => onSeeTo(order)}
      >
        <Phone aria-hidden size={20} />
        {texts.call}
      </BigLink>
      <StepButton aria-label={texts.of(texts.again, orderId)} onClick={seeing(onHandOver)}>
        {texts.again}
      </StepButton>
      <BigButton
        $kind="secondary"
        aria-label={texts.of(texts.cancel, orderId)}
        onClick={seeing(onAskWhy)}
      >
        {texts.cancel}
      </BigButton>
      <BigButton
        $kind="secondary"
        aria-label={messages.card.more(orderId)}
        onClick={seeing(onMore)}
      >
        <Ellipsis aria-hidden size={24} />
      </BigButton>
    </Box>
  );
}
