import { postNewsletter } from '../parts/site-api';

export const subscribe = (email: string) => postNewsletter(email);
