export { momentFormat, timeFormat } from './moment';
export { formatTime, openingState, takesOrders, type OpeningState } from './opening-hours';
export { restaurant } from './restaurant';
export type { Promo, Restaurant } from './restaurant-shape';
