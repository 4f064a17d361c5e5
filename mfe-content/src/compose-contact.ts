import { postContact } from './gateways/site-api';
import { createSendMessage } from './use-cases/send-message';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const sendMessage = createSendMessage((message) => postContact(message), wait);
