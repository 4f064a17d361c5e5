import { wait } from '@burger/shared/device';
import { postContact } from '../parts/site-api';
import { createSendMessage } from './send-message';

export const sendMessage = createSendMessage((message) => postContact(message), wait);
