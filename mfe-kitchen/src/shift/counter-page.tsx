import type { KitchenOrder } from '@burger/shared/kitchen';
import { useStore } from '@burger/shared/platform/use-store';
import { Slot } from '@burger/shared/slots';
import { styled } from '@burger/shared/styled';
import { dialogBeside, lazyModule } from '@burger/shared/ui';
import { from, space } from '@burger/shared/theme';
import { Activity, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Board } from '../board/board';
import { titleOf } from '../board/column';
import type { Column } from '../board/columns';
import { CounterNotices, noticesHeight } from '../board/notices';
import { NewOrdersFlag } from '../board/order-notices';
import { useIsPhone } from '../board/use-layout';
import { rings, waitingIn } from '../counter/alarm';
import type { Equipment } from '../counter/counter';
import { OrderDialogs } from '../order/order-dialogs';
import { messages } from '../messages/en';
import { LoadingOrFailed } from '../parts/answers';
import { lying } from '../parts/buttons';
import { Printing, usePrinting } from '../printing/queue/print-page';
import { useServerNow } from '../use-server-time';
import {
  OrderActionsContext,
  TodaysMenuContext,
  useKitchen,
  useLoadedMenu,
  useOrderDialogs,
} from '../use-kitchen';
import type { Account } from './settings-dialog';
import { TopBar, type Section } from './top-bar';

const Page = styled.div<{ $board: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  padding: 0 ${space(1.5)} ${space(1)};
  /* Keep focused elements clear of the notices at the bottom. Dialogs are above the notices. */
  :is(a, button, input, select, textarea):not(dialog *) {
    scroll-margin-bottom: ${noticesHeight};
  }
  ${from.tablet} {
    ${({ $board }) => $board && 'height: 100dvh;'}
    :is(a, button, input, select, textarea):not(dialog *) {
      scroll-margin-bottom: 0;
    }
  }
  ${lying} {
    flex-direction: row;
    padding: 0 ${space(1)} 0 0;
  }
`;

/* Next to the bar on a phone in landscape, otherwise below it. */
const Rest = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(0.5)};
  min-width: 0;
  min-height: 0;
  ${lying} {
    padding-block: ${space(0.5)};
  }
`;

/** The chunk of sections that the shift does not need at its start. */
export const admin = lazyModule(() => import(/* webpackChunkName: "office" */ '../admin.lazy'));

/** Returns the chunk of these sections, or what to show until it has loaded. */
function useAdmin() {
  const { code, failed, retry } = admin.useCode(true);
  const phase = failed ? 'failed' : 'loading';
  return {
    code,
    instead: <LoadingOrFailed phase={phase} texts={messages.admin} onAgain={retry} />,
  };
}

interface ChangingProps {
  order: KitchenOrder;
  onClose: () => void;
}

function Changing(props: ChangingProps) {
  const { code, instead } = useAdmin();
  const now = useServerNow();
  return code ? <code.ChangePanel key={props.order.key} now={now} {...props} /> : instead;
}

interface AdminSectionProps {
  section: Exclude<Section, 'orders'>;
  onBoard: () => void;
}

export function AdminSection({ section, onBoard }: AdminSectionProps) {
  const { code, instead } = useAdmin();
  const now = useServerNow();
  if (!code) return instead;
  switch (section) {
    case 'take':
      return <code.TakePanel now={now} onBoard={onBoard} />;
    case 'shop':
      return <code.ShopPanel now={now} />;
    case 'today':
      return <code.TodayPanel now={now} />;
    case 'menu':
      return <code.MenuPanel now={now} />;
    case 'health':
      return <code.HealthPanel />;
  }
}

interface OfficeProps {
  section: Section;
  changing: KitchenOrder | null;
  onBoard: () => void;
  onChanged: () => void;
}

function Office({ section, changing, onBoard, onChanged }: OfficeProps) {
  if (changing) return <Changing order={changing} onClose={onChanged} />;
  if (section === 'orders' || section === 'take') return null;
  return <AdminSection section={section} onBoard={onBoard} />;
}

/** The F2 key starts or resumes an order that staff take, unless a dialog is open. */
function useTakeKey(onTake: () => void) {
  const take = useEffectEvent(onTake);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'F2' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      take();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}

interface CounterPageProps {
  account: Account;
  equipment: Equipment;
}

export function CounterPage({ account, equipment }: CounterPageProps) {
  const kitchen = useKitchen();
  const { counter, printing, printEach, narrowPaper } = kitchen;
  const state = useStore(counter.state);
  const [section, setSection] = useState<Section>('orders');
  const [column, setColumn] = useState<Column>('new');
  const [hasTotals, setTotals] = useState(false);
  const isPhone = useIsPhone();
  const menu = useLoadedMenu(kitchen);
  const { page, printed } = usePrinting(printing, kitchen.counter, printEach);
  const [actions, dialogs] = useOrderDialogs(counter, printing.print);
  const { changing, endChange } = dialogs;
  // A section stays rendered behind an order that staff take, so that it keeps its input.
  const [behind, setBehind] = useState<Section>('orders');
  const isTaking = section === 'take';
  const isBoard = section === 'orders' && !changing;
  const show = (next: Section) => {
    if (next === 'take') setBehind(isTaking ? behind : section);
    // Returning from an order that staff take resumes an unfinished change of another order.
    else if (!isTaking || (next !== behind && next !== 'orders')) endChange();
    setSection(next);
  };
  const showNew = () => {
    flushSync(() => {
      show('orders');
      if (!rings(waitingIn(state))) return;
      setColumn('new');
      if (isPhone) setTotals(false);
    });
    document.getElementById(titleOf('new'))?.focus();
  };
  useTakeKey(() => {
    flushSync(() => show('take'));
    document.querySelector<HTMLElement>('input[name="dish"]')?.focus();
  });
  const turnTotals = () => {
    setTotals(!(isBoard && hasTotals));
    show('orders');
  };
  return (
    <OrderActionsContext value={actions}>
      <TodaysMenuContext value={menu}>
        <Page $board={isBoard || section === 'take'}>
          <dialogBeside.Provider value={<NewOrdersFlag onShow={showNew} />}>
            <TopBar
              visible={section}
              account={account}
              onShow={show}
              hasTotals={isBoard && hasTotals}
              onTotals={turnTotals}
            />
            <Rest>
              {isBoard && (
                <Board
                  visible={column}
                  onShow={setColumn}
                  hasTotals={hasTotals}
                  onTotals={setTotals}
                />
              )}
              <Activity mode={isTaking ? 'hidden' : 'visible'}>
                <Office
                  section={isTaking ? behind : section}
                  changing={changing}
                  onBoard={showNew}
                  onChanged={endChange}
                />
              </Activity>
              {isTaking && <AdminSection section="take" onBoard={showNew} />}
              <CounterNotices
                equipment={equipment}
                isBoard={isBoard}
                isNewVisible={isBoard && column === 'new' && !(isPhone && hasTotals)}
                onShowNew={showNew}
              />
              <Slot fragment="CounterLane" props={{}} />
            </Rest>
            <OrderDialogs {...dialogs} />
          </dialogBeside.Provider>
          <Printing page={page} menu={menu} narrowPaper={narrowPaper} onPrinted={printed} />
        </Page>
      </TodaysMenuContext>
    </OrderActionsContext>
  );
}
