import type { Order } from '@burger/shared/order';
import { styled } from '@burger/shared/styled';
import { buttonLook, color, size, space, type ButtonLook } from '@burger/shared/ui';
import { MessageCircle } from 'lucide-react';
import { messages } from '../messages';
import { orderChat } from '../placing/order-chat';

const words = messages.success;

const Look = styled.a<ButtonLook>`
  ${buttonLook}
`;

const ChatLink = ({ order, ...look }: { order: Order } & ButtonLook) => (
  <Look {...look} href={orderChat(order)} target="_blank" rel="noreferrer">
    <MessageCircle aria-hidden size={18} />
    {words.chat}
  </Look>
);

const Later = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  justify-content: space-between;
  padding-top: ${space(2)};
  border-top: 1px solid ${color.line};
  p {
    flex: 1 1 14rem;
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
`;

/** The chat was opened already: the way there once more. */
export const ChatLater = ({ order }: { order: Order }) => (
  <Later>
    <p>{words.chatHint}</p>
    <ChatLink order={order} $kind="secondary" />
  </Later>
);

const First = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
`;

/** The browser did not open the chat: this is what is left to do. */
export const OpenChat = ({ order }: { order: Order }) => (
  <First>
    <p role="status">{words.chatBlocked}</p>
    <ChatLink order={order} />
  </First>
);
