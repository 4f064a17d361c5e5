import type { ShopBus } from '@burger/shared/bus';
import { Link } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import {
  Button,
  FirstGuess,
  from,
  Lead,
  Notice,
  PageBody,
  PageTitle,
  Skeleton,
  Stack,
} from '@burger/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { LateMyData, type LoadCases } from './late-my-data';
import { OrdersBlank } from '../parts/blank-page';
import { messages } from '../messages';
import { useCustomer } from '../session/use-customer';
import { myDataMessages } from './messages';

const words = myDataMessages;

const Column = styled(PageBody)`
  ${from.desktop} {
    width: min(52rem, 100%);
  }
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-weight: 600;
`;

const Looking = () => (
  <Stack aria-busy>
    <Skeleton $height="30rem" />
    <Skeleton $height="10rem" />
  </Stack>
);

/** /account: what is known of the signed-in customer, hers to change, take along and delete. */
export function AccountPage({ bus, loadCases }: { bus: ShopBus; loadCases: LoadCases }) {
  const user = useCustomer(bus);
  const [erased, setErased] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  // The dialog that had the focus goes with the person.
  useEffect(() => {
    if (erased && user === null) outcome.current?.focus();
  }, [erased, user]);
  const signIn = () => bus.emit('session/sign-in-requested', { skippable: false });
  return (
    <Column>
      <Stack $gap={4}>
        <div>
          <PageTitle>{words.title}</PageTitle>
          <Lead>{words.lead}</Lead>
          <Way to="/privacy">{words.privacy}</Way>
        </div>
        {erased && (
          <div ref={outcome} tabIndex={-1}>
            <Notice kind="success">{words.erase.done}</Notice>
          </div>
        )}
        <FirstGuess
          kept="account"
          answer={user === undefined ? undefined : user !== null}
          yes={
            user ? (
              <LateMyData
                key={user.uid}
                user={user}
                loadCases={loadCases}
                onErased={() => setErased(true)}
              />
            ) : (
              <Looking />
            )
          }
          no={
            <OrdersBlank
              picture="scene-delivery"
              title={words.promptTitle}
              action={<Button onClick={signIn}>{messages.account.signIn}</Button>}
            >
              {words.prompt}
            </OrdersBlank>
          }
        />
      </Stack>
    </Column>
  );
}
