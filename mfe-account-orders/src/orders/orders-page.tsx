import { restaurant, telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import {
  Button,
  ButtonAnchor,
  ButtonLink,
  Card,
  PreHydrationSwitch,
  lazyModule,
  Lead,
  Notice,
  PageBody,
  PageTitle,
  Stack,
} from '@burger/shared/ui';
import { color, from, headerHeight, size, space } from '@burger/shared/theme';
import { MessageCircle, Phone } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { messages } from '../messages/en';
import { OrdersBlank } from '../parts/blank-page';
import { useCustomer } from '../session/use-customer';
import type { LoadOrders, CachedOrders } from './load';
import { ordersProblemText } from './orders-problem';
import { OrdersSkeleton } from './skeleton';
import { useNews, useOrders } from './use-orders';

const Box = styled(Card).attrs({ as: 'section' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  background: ${color.sunken};
  box-shadow: none;
`;

const Heading = styled.h2`
  font-size: ${size.xl};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;

const [phone] = restaurant.phones;

const OrdersHelp = () => (
  <Box aria-labelledby="orders-help">
    <div>
      <Heading id="orders-help">{messages.help.title}</Heading>
      <p>{messages.help.text}</p>
    </div>
    <Ways>
      <ButtonLink to="/contact" $kind="secondary">
        <MessageCircle aria-hidden size={18} />
        {messages.help.contact}
      </ButtonLink>
      <ButtonAnchor href={telLink(phone)} $kind="secondary">
        <Phone aria-hidden size={18} />
        {messages.help.call(phone)}
      </ButtonAnchor>
    </Ways>
  </Box>
);

const texts = messages.orders;

const list = lazyModule(() => import(/* webpackChunkName: "orders-list" */ './list.lazy'));

/** Loads the orders together with the code of their list; a failure of either can be retried. */
const withListCode =
  (load: LoadOrders): LoadOrders =>
  (customerId) =>
    Promise.all([load(customerId), list.load()]).then(
      ([answer]) => answer,
      () => ({ ok: false, problem: 'unavailable' }),
    );

const cachedWithListCode = (cached: CachedOrders) => (customerId: string) => {
  const orders = cached(customerId);
  return orders && list.load().then(() => orders);
};

type ListServices = import('./list.lazy').ListServices;

interface OrdersPageProps extends ListServices {
  load: LoadOrders;
  cached: CachedOrders;
}

function CustomerOrders({
  customerId,
  load,
  cached,
  ...services
}: OrdersPageProps & { customerId: string }) {
  const { bus, headline } = services;
  const loadAll = useMemo(() => withListCode(load), [load]);
  const cachedOrders = useMemo(() => cachedWithListCode(cached), [cached]);
  const { view, refreshing, refresh, refetch } = useOrders(customerId, loadAll, cachedOrders, bus);
  const { code } = list.useCode(view.phase === 'ready');
  useNews(view.phase === 'failed', refetch);
  // Loads the shop data that Order again needs for its comparison.
  useEffect(() => bus.emit('shop/refresh-requested', { revision: 0 }), [bus]);
  if (view.phase === 'ready' && code) {
    return (
      <code.OrdersList
        view={view}
        refreshing={refreshing}
        onRefresh={() => void refresh()}
        refetch={refetch}
        customerId={customerId}
        {...services}
      />
    );
  }
  if (view.phase !== 'failed') return <OrdersSkeleton headline={headline} />;
  return (
    <OrdersBlank
      picture="scene-delivery"
      title={texts.failedTitle}
      action={
        <Button onClick={() => void refresh()} aria-disabled={refreshing || undefined}>
          {refreshing ? texts.refreshing : texts.tryAgain}
        </Button>
      }
    >
      <Notice kind="alert">{ordersProblemText(view.problem)}</Notice>
    </OrdersBlank>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${space(4)};
    align-items: start;
  }
`;

const Aside = styled.div`
  /* Hidden while the list loads on phones, where it would be pushed down. */
  html[data-account] :has([aria-busy]) > & {
    display: none;
  }
  ${from.desktop} {
    html[data-account] :has([aria-busy]) > & {
      display: block;
    }
    position: sticky;
    top: calc(${headerHeight} + ${space(2)});
  }
`;

/** /orders: the signed-in customer's orders, newest first, or a prompt to sign in. */
export function OrdersPage(services: OrdersPageProps) {
  const { bus, headline } = services;
  const user = useCustomer(bus);
  const signIn = () => bus.emit('session/sign-in-requested', { skippable: false });

  return (
    <PageBody>
      <Stack $gap={4}>
        <div>
          <PageTitle>{texts.title}</PageTitle>
          <Lead>{texts.lead}</Lead>
        </div>
        <Columns>
          <PreHydrationSwitch
            stored="account"
            answer={user === undefined ? undefined : user !== null}
            yes={
              user ? (
                <CustomerOrders key={user.uid} customerId={user.uid} {...services} />
              ) : (
                <OrdersSkeleton headline={headline} />
              )
            }
            no={
              <OrdersBlank
                picture="scene-delivery"
                title={texts.promptTitle}
                action={<Button onClick={signIn}>{messages.account.signIn}</Button>}
              >
                {texts.prompt}
              </OrdersBlank>
            }
          />
          <Aside>
            <OrdersHelp />
          </Aside>
        </Columns>
      </Stack>
    </PageBody>
  );
}
