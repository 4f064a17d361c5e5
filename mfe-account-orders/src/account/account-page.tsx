import type { ShopBus } from '@burger/shared/bus';
import type { User } from '@burger/shared/contracts';
import { Link } from '@burger/shared/router';
import { Slot } from '@burger/shared/slots';
import { styled } from '@burger/shared/styled';
import {
  Button,
  PreHydrationSwitch,
  Lead,
  Notice,
  PageBody,
  PageTitle,
  Skeleton,
  Stack,
} from '@burger/shared/ui';
import { from, touchLink } from '@burger/shared/theme';
import { useCallback, useEffect, useRef, useState } from 'react';
import { OrdersBlank } from '../parts/blank-page';
import { LoadingOrFailed } from '../parts/loading-or-failed';
import { messages } from '../messages/en';
import { useCustomer } from '../session/use-customer';
import type { MyDetails } from './my-details';
import { myDataMessages as texts } from './messages/en';
import type { MyData as Cases } from './my-data';

const code = () => import(/* webpackChunkName: "my-data" */ './my-data.lazy');

type LoadCases = () => Promise<Cases>;

interface Ready {
  MyData: Awaited<ReturnType<typeof code>>['MyData'];
  cases: Cases;
  details: MyDetails;
}

/** Loads the customer's details and the code of the form for them; a failure of either can be retried. */
function LazyMyData({
  user,
  loadCases,
  onErased,
}: {
  user: User;
  loadCases: LoadCases;
  onErased: () => void;
}) {
  const [ready, setReady] = useState<Ready | null>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const [{ MyData }, cases] = await Promise.all([code(), loadCases()]);
      setReady({ MyData, cases, details: await cases.start(user) });
    } catch {
      setFailed(true);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Loads again for another user, not another name.
  }, [user.uid]);
  useEffect(() => void load(), [load]);

  if (failed || !ready) {
    return (
      <LoadingOrFailed failed={failed} texts={texts} height="30rem" onAgain={() => void load()} />
    );
  }
  const { MyData, cases, details } = ready;
  return <MyData user={user} details={details} cases={cases} onErased={onErased} />;
}

const Column = styled(PageBody)`
  ${from.desktop} {
    width: min(52rem, 100%);
  }
`;

const PrivacyLink = styled(Link)`
  ${touchLink}
  font-weight: 600;
`;

const Looking = () => (
  <Stack aria-busy>
    <Skeleton $height="30rem" />
    <Skeleton $height="10rem" />
  </Stack>
);

/** /account: the signed-in customer's data, to view, change, download and delete. */
export function AccountPage({ bus, loadCases }: { bus: ShopBus; loadCases: LoadCases }) {
  const user = useCustomer(bus);
  const [erased, setErased] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  // Deleting the account removes the dialog that had the focus, so the focus moves to the result message.
  useEffect(() => {
    if (erased && user === null) outcome.current?.focus();
  }, [erased, user]);
  const signIn = () => bus.emit('session/sign-in-requested', { skippable: false });
  return (
    <Column>
      <Stack $gap={4}>
        <div>
          <PageTitle>{texts.title}</PageTitle>
          <Lead>{texts.lead}</Lead>
          <PrivacyLink to="/privacy">{texts.privacy}</PrivacyLink>
        </div>
        {erased && (
          <div ref={outcome} tabIndex={-1}>
            <Notice kind="success">{texts.erase.done}</Notice>
          </div>
        )}
        <PreHydrationSwitch
          stored="account"
          answer={user === undefined ? undefined : user !== null}
          yes={
            user ? (
              <LazyMyData
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
              title={texts.promptTitle}
              action={<Button onClick={signIn}>{messages.account.signIn}</Button>}
            >
              {texts.prompt}
            </OrdersBlank>
          }
        />
        {user && <Slot fragment="AccountCards" props={{}} />}
      </Stack>
    </Column>
  );
}
