import { useLatest, type ShopBus } from '@burger/shared/bus';
import { Button, FirstGuess, Lead, PageBody, PageTitle, Stack } from '@burger/shared/ui';
import { OrdersBlank } from '../components/orders-blank';
import { OrdersHelp } from '../components/orders-help';
import { OrdersList } from '../components/orders-list';
import { OrdersSkeleton } from '../components/orders-skeleton';
import { messages } from '../messages';
import { isKnown } from '../model/known-session';
import type { LoadOrders } from '../use-cases/load-orders';
import type { Reorder } from '../use-cases/reorder';

const texts = messages.orders;

export interface OrdersPageProps {
  bus: ShopBus;
  load: LoadOrders;
  reorder: Reorder;
}

/** /orders: the signed-in customer's orders, newest first, or the way to sign in. */
export function OrdersPage({ bus, load, reorder }: OrdersPageProps) {
  const session = useLatest('session/changed', bus);

  const user = session?.status === 'signed-in' ? session.user : null;
  const signIn = () => bus.emit('session/sign-in-requested', { skippable: false });

  return (
    <PageBody>
      <Stack $gap={4}>
        <div>
          <PageTitle>{texts.title}</PageTitle>
          <Lead>{texts.lead}</Lead>
        </div>
        <FirstGuess
          kept="account"
          answer={isKnown(session) ? user !== null : undefined}
          yes={
            user ? (
              <OrdersList
                key={user.uid}
                customerId={user.uid}
                load={load}
                reorder={reorder}
                bus={bus}
              />
            ) : (
              <OrdersSkeleton />
            )
          }
          no={
            <>
              <OrdersBlank
                picture="scene-delivery"
                title={texts.promptTitle}
                action={<Button onClick={signIn}>{messages.account.signIn}</Button>}
              >
                {texts.prompt}
              </OrdersBlank>
              <OrdersHelp />
            </>
          }
        />
      </Stack>
    </PageBody>
  );
}
