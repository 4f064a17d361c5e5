import { askedOrder } from './order-number';
import type { OrderLink } from '../ports';

export const orderLink: OrderLink = {
  asked: () => askedOrder(location.hash),
  onAsked(asked) {
    const tell = () => asked(askedOrder(location.hash));
    window.addEventListener('hashchange', tell);
    return () => window.removeEventListener('hashchange', tell);
  },
  forget: () => history.replaceState(history.state, '', location.pathname + location.search),
};
