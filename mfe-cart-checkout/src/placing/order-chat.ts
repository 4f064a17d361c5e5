import type { Order } from '@burger/shared/order';
import { restaurant } from '@burger/shared/restaurant';
import { messages } from '../messages';
import { chatLink, chatMessage } from './chat';

/** The link to the restaurant's chat, with the message about this order ready to send. */
export const orderChat = (order: Order): string =>
  chatLink(restaurant.chatPhone, chatMessage(restaurant.name, order, messages.chat));
