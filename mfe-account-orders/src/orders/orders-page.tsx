import type { ShopBus } from '@burger/shared/bus';
import { styled } from '@burger/shared/styled';
import {
  Button,
  FirstGuess,
  from,
  headerHeight,
  Lead,
  PageBody,
  PageTitle,
  space,
  Stack,
} from '@burger/shared/ui';
import { CustomerOrders } from './customer-orders';
import type { FollowPorts } from '../tracking/actions';
import { OrdersBlank } from '../parts/blank-page';
import { OrdersHelp } from './orders-help';
import { OrdersSkeleton } from './skeleton';
import { messages } from '../messages';
import { useCustomer } from '../session/use-customer';
import type { SeenMemory } from './kept-seen';
import type { LoadOrders, SeenOrders } from './load';
import type { Reorder } from '../again/reorder';

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
  /* Below a list that is still on its way it would have to move. */
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

const texts = messages.orders;

export interface OrdersPageProps {
  bus: ShopBus;
  load: LoadOrders;
  seen: SeenOrders;
  words: SeenMemory;
  reorder: Reorder;
  follow: FollowPorts;
}

/** /orders: the signed-in customer's orders, newest first, or the way to sign in. */
export function OrdersPage({ bus, load, seen, words, reorder, follow }: OrdersPageProps) {
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
          <FirstGuess
            kept="account"
            answer={user === undefined ? undefined : user !== null}
            yes={
              user ? (
                <CustomerOrders
                  key={user.uid}
                  customerId={user.uid}
                  load={load}
                  seen={seen}
                  words={words}
                  reorder={reorder}
                  bus={bus}
                  follow={follow}
                />
              ) : (
                <OrdersSkeleton words={words} />
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
