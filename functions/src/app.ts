import { dataHeaders } from '@burger/shared/platform/security';
import express from 'express';
import type { Express } from 'express';
import { fromOurPages } from './auth/app-check';
import { contactRoutes, feedbackRoutes } from './forms/contact';
import { healthRoutes } from './health/health';
import { answerErrors, answerUnknownPath } from './http/errors';
import { limitByAddress, limitByCustomer } from './http/limits';
import { retried } from './http/retry';
import { kitchenRoutes } from './kitchen/routes';
import { mapRoutes, routeDistance } from './maps/maps';
import { consentRoutes } from './me/consents';
import { meRoutes } from './me/my-data';
import { newsletterRoutes } from './forms/newsletter';
import { createAnnounce, createNotifyRestaurant } from './orders/notifications/announce';
import { createPlaceOrder } from './orders/placing/place';
import { promoRoutes } from './orders/placing/promo-check';
import { orderRoutes, riderRoutes, slotRoutes, trackingRoutes } from './orders/routes';
import { announcedOnly } from './orders/store/store';
import { paymentRoutes } from './payments/routes';
import type { ApiPorts } from './ports';
import { pushRoutes } from './orders/notifications/push-routes';
import { createTellNow, tellOnChange } from './orders/notifications/tell-customer';
import { whatsAppRoutes, whatsAppWebhook } from './orders/notifications/whatsapp-routes';
import { reviewRoutes } from './forms/reviews';
import { shopRoutes } from './shop/routes';
import { createOrderFigures, vitalRoutes } from './vitals/visits';

// App Check protects these routes, because they cost the restaurant money or expose customer data.
const ofOurPages = [
  '/orders',
  '/track',
  '/push',
  '/whatsapp',
  '/send-feedback-email',
  '/contact',
  '/newsletter',
];

/** Wraps the stores with retries, except for order writes, which know of their own earlier attempts. */
function withPatience(ports: ApiPorts): ApiPorts {
  const { orderStore, kitchen, person, subscribers } = ports;
  return {
    ...ports,
    orderStore: retried(orderStore, ['add', 'find']),
    subscribers: retried(subscribers),
    kitchen: {
      ...kitchen,
      orders: retried(kitchen.orders, ['change']),
      links: retried(kitchen.links),
      shopStore: retried(kitchen.shopStore),
      days: retried(kitchen.days),
      months: retried(kitchen.months),
    },
    person: { ...person, store: retried(person.store) },
  };
}

function apiRoutes(ports: ApiPorts): express.Router {
  const { limits, maps, now, sendMail } = ports;
  const { outbox } = ports.kitchen;
  const tellNow = createTellNow({ ...ports, outbox });
  const orders = tellOnChange(ports.kitchen.orders, tellNow);
  const kitchen = { ...ports, ...ports.kitchen, orders };
  const ofKitchen = { ...kitchen, announce: createAnnounce(kitchen) };
  const ofCounter = { ...ofKitchen, orders: announcedOnly(ofKitchen.orders) };
  const forms = limitByAddress(limits.forms);
  const distanceTo = routeDistance(maps, async () => (await ports.shop.shop()).rules.delivery);
  const placeOrder = createPlaceOrder({
    ...ports,
    distanceTo,
    takeAttempt: limitByCustomer(limits),
    allowance: limits.orders,
    takesOnline: ports.payments !== null,
    notify: createNotifyRestaurant(ofKitchen),
  });
  const ours = fromOurPages(ports.appCheck, ports.log);
  return (
    express
      .Router()
      // Before the App Check middleware, because this route also counts orders that App Check rejects.
      .use('/orders', orderRoutes(ours, ports.verifyToken, placeOrder, createOrderFigures(ports)))
      .use(ofOurPages, ours)
      // Maps need App Check only from visitors who are not signed in; an ID token identifies the others.
      .use('/maps', fromOurPages(ports.appCheck, ports.log, ports.verifyToken))
      // First the most frequent requests: each router before theirs costs them time.
      .use(trackingRoutes(ofKitchen))
      .use(shopRoutes(ports, limits.shop))
      .use(slotRoutes(ports, limits.shop))
      .use(promoRoutes(ports))
      .use(healthRoutes(ofKitchen, limits.shop))
      .use(
        kitchenRoutes({
          ...ofCounter,
          allOrders: ofKitchen.orders,
          take: { placeOrder, distanceTo, limits },
        }),
      )
      .use(riderRoutes(ofCounter, limitByAddress(limits.riders)))
      .use(vitalRoutes(ports, limits))
      .use(pushRoutes(ofKitchen))
      .use(whatsAppRoutes(ofKitchen))
      .use(whatsAppWebhook(ofKitchen))
      .use(paymentRoutes(ofKitchen))
      .use(mapRoutes(maps, limits.maps))
      .use(reviewRoutes(ports.readReviews, limitByAddress(limits.reviews)))
      .use(feedbackRoutes(sendMail, forms, now))
      .use(contactRoutes(sendMail, forms))
      .use(
        newsletterRoutes(
          ports.subscribers,
          { subscribe: forms, unsubscribe: limitByAddress(limits.tracks) },
          now,
        ),
      )
      .use(meRoutes({ ...ports, ...ports.person }))
      .use(consentRoutes({ ...ports, ...ports.person }))
  );
}

/**
 * Creates the Express app of the API. Its paths start with `/api` behind Firebase Hosting, and without it
 * when the function is called directly.
 */
export function createApi(ports: ApiPorts): Express {
  const headers = dataHeaders({ hosted: ports.hosted ?? false });
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', ports.trustProxy);
  app.set('query parser', 'simple');
  app.use((_request, response, next) => {
    response.set({ ...headers, 'Cache-Control': 'no-store' });
    next();
  });
  const routes = apiRoutes(withPatience(ports));
  app.use('/api', routes);
  app.use(routes);
  app.use(answerUnknownPath);
  app.use(answerErrors(ports.log));
  return app;
}
