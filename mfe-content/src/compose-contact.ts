import { wait } from '@burger/shared/device';
import { postContact } from './gateways/site-api';
import { createSendMessage } from './use-cases/send-message';

export const sendMessage = createSendMessage((message) => postContact(message), wait);
