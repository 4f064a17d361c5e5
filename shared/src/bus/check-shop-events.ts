import { shopEvents } from '../contracts/events';
import { checkAgainst } from './check-against';

export const checkShopEvent = checkAgainst(shopEvents);
