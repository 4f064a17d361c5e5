import { postNewsletter } from './gateways/site-api';

export const subscribe = (email: string) => postNewsletter(email);
