import { pageRules } from '@burger/shared/page-shop';
import { ButtonLink } from '@burger/shared/ui';
import { emptyOrders } from './empty-orders';
import { messages } from '../messages';
import { OrdersBlank } from '../parts/blank-page';

const texts = messages.orders;

/** A customer's orders before the first one. */
export const NoOrders = () => (
  <OrdersBlank
    picture="hero-cutout"
    title={texts.emptyTitle}
    action={<ButtonLink to="/menu">{texts.browse}</ButtonLink>}
  >
    {emptyOrders(pageRules.delivery.minutes)}
  </OrdersBlank>
);
