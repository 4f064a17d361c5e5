import type { GstRules, Menu } from '@burger/shared/contracts';
import { useNow } from '@burger/shared/device';
import type { KitchenOrder } from '@burger/shared/kitchen';
import { useStore } from '@burger/shared/store';
import { styled } from '@burger/shared/styled';
import { dialogBeside, from, Notice, space } from '@burger/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { AskedOrder } from '../board/asked-order';
import { BoardView } from '../board/board';
import { EquipmentNotice } from '../board/equipment-notice';
import { useKitchen } from '../kitchen-context';
import { titleOf } from '../board/lane';
import { LastStepBar } from '../board/last-step-bar';
import { LostBanner } from '../board/lost-banner';
import { NewsBar, NewsFlag } from '../board/new-orders';
import { OrderDialogs } from '../order/order-dialogs';
import { PaperSheet } from '../order/print';
import { PausedStrip } from '../board/paused-strip';
import { PendingBar } from '../board/pending-bar';
import { SectionView } from './admin-section';
import { SettingsDialog } from './settings-dialog';
import { TopBar, type Section } from './top-bar';
import { Tray, trayHeight } from '../board/notices';
import { useCounterDoings } from '../order/use-counter-doings';
import { usePaper } from '../order/use-paper';
import { messages } from '../messages';
import { rings, waitingFor, waitingOf } from '../counter/waiting';
import { newerOf } from '../counter/board';
import type { Lane } from '../board/lanes';
import type { Equipment } from '../counter/counter';
import { ordersOf } from '../counter/state';
import type { KitchenWorld } from '../use-kitchen';

const Page = styled.div<{ $board: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-height: 100dvh;
  padding: ${space(0.5)} ${space(1.5)} ${space(1.5)};
  /* What has the focus does not stand under the tray; a dialog stands over it. */
  :is(a, button, input, select, textarea):not(dialog *) {
    scroll-margin-bottom: ${trayHeight};
  }
  ${from.tablet} {
    ${({ $board }) => $board && 'height: 100dvh;'}
    :is(a, button, input, select, textarea):not(dialog *) {
      scroll-margin-bottom: 0;
    }
  }
`;

/** The rules that the last published menu carries, for the bill; null until they are known. */
function useGst(version: string | undefined, published: KitchenWorld['api']['published']) {
  const [gst, setGst] = useState<GstRules | null>(null);
  useEffect(() => {
    if (!version) return;
    let current = true;
    const take = (menu: Menu) => current && setGst(menu.rules.gst);
    void published(version).then((answer) => answer.kind === 'ok' && take(answer.value));
    return () => {
      current = false;
    };
  }, [version, published]);
  return gst;
}

export interface CounterProps {
  email: string;
  equipment: Equipment;
  onSound: () => void;
  onSignOut: () => void;
}

/** The counter during a shift. */
export function CounterView({ email, equipment, onSound, onSignOut }: CounterProps) {
  const { api, counter, printEach, narrowPaper } = useKitchen();
  const state = useStore(counter.state);
  const now = useNow(5000) + state.skew;
  const [section, setSection] = useState<Section>('orders');
  const [lane, setLane] = useState<Lane>('new');
  const [open, setOpen] = useState<KitchenOrder | null>(null);
  const [changed, setChanged] = useState<KitchenOrder | null>(null);
  const [settings, setSettings] = useState(false);
  const [understood, setUnderstood] = useState<Equipment | null>(null);
  const [prints, setPrints] = useState(() => printEach.isOn());
  const [narrow, setNarrow] = useState(() => narrowPaper.isOn());
  const { paper, print } = usePaper();
  const doings = useCounterDoings(counter, setOpen);
  const gst = useGst(state.board?.today.version, api.published);

  useEffect(
    () =>
      counter.onMade((order, { from: was, to }) => {
        if (prints && was === 'placed' && to === 'confirmed') print({ kind: 'ticket', order });
      }),
    [counter, prints, print],
  );
  const printSwitch = (on: boolean) => {
    printEach.set(on);
    setPrints(on);
  };
  const narrowSwitch = (on: boolean) => {
    narrowPaper.set(on);
    setNarrow(on);
  };
  const showSection = useCallback((next: Section) => setSection(next), []);

  const { board, lost, pending } = state;
  const waiting = waitingOf(waitingFor(ordersOf(state).values(), pending, state.seenTo));
  const waits = <PendingBar pending={pending} lost={lost} onDrop={counter.drop} />;
  const showNew = () => {
    flushSync(() => {
      setSection('orders');
      if (rings(waiting)) setLane('new');
    });
    document.getElementById(titleOf('new'))?.focus();
  };
  const known = open && newerOf(ordersOf(state).get(open.key), open);
  return (
    <Page $board={section === 'orders'}>
      <dialogBeside.Provider value={<NewsFlag waiting={waiting} lost={lost} onShow={showNew} />}>
        <TopBar
          shown={section}
          isOwner={board?.role === 'owner'}
          waiting={waiting}
          now={now}
          lost={lost}
          onShow={showSection}
          onMore={() => setSettings(true)}
        />
        {section === 'orders' ? (
          <BoardView state={state} now={now} shown={lane} onShow={setLane} {...doings.card} />
        ) : (
          <SectionView
            section={section}
            board={board}
            now={now}
            changed={changed}
            onOpen={setOpen}
          />
        )}
        <OrderDialogs
          order={known}
          state={state}
          doings={doings}
          onPrint={print}
          onChanged={(order) => {
            setOpen(order);
            setChanged(order);
          }}
          onClose={() => setOpen(null)}
        />
        <SettingsDialog
          open={settings}
          email={email}
          printsEach={prints}
          onPrintEach={printSwitch}
          narrow={narrow}
          onNarrow={narrowSwitch}
          onSignOut={onSignOut}
          onClose={() => setSettings(false)}
        />
      </dialogBeside.Provider>
      <Tray>
        {lost && <LostBanner heardAt={state.heardAt}>{waits}</LostBanner>}
        {rings(waiting) && (section !== 'orders' || lane !== 'new') && (
          <NewsBar waiting={waiting} board={section === 'orders'} onShow={showNew} />
        )}
        {understood !== equipment && (
          <EquipmentNotice
            equipment={equipment}
            onSound={onSound}
            onUnderstood={() => setUnderstood(equipment)}
          />
        )}
        {state.unreadable.length > 0 && (
          <Notice kind="alert">{messages.unreadable(state.unreadable.join(', '))}</Notice>
        )}
        <AskedOrder state={state} onOpen={setOpen} />
        {/* While the connection is lost one bar says so: no order comes in anyway, and none can be let in. */}
        {board && !lost && <PausedStrip today={board.today} now={now} />}
        {!lost && waits}
        <LastStepBar state={state} onUndo={counter.undo} onDismiss={counter.dismiss} />
      </Tray>
      {paper && <PaperSheet paper={paper} gst={gst} narrow={narrow} />}
    </Page>
  );
}
