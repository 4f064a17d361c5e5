import type { Menu, OrderStatus } from '@burger/shared/contracts';
import type { KitchenOrder } from '@burger/shared/kitchen';
import type { Published } from '@burger/shared/shop/publishing';
import type { Stored } from '@burger/shared/platform/storage';
import { useStore, type Store } from '@burger/shared/platform/use-store';
import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { Answer, KitchenApi } from './api';
import { staffLanguage } from './messages/en';
import type { Counter } from './counter/counter';
import { stepRequest, type StepDetails } from './counter/steps';
import type { Downloads, Notices, OrderLink, Page } from './device/device';
import type { OrderPush } from './device/push';
import type { Riders, Switch } from './device/stored-settings';
import type { Sound } from './device/sound';
import { useLoaded } from './parts/answers';
import type { Printout } from './printing/documents/printouts';
import type { Printing } from './printing/queue/printing';

export interface ChangedMenu {
  base: Published;
  basedOn: string;
  draft: Published;
}

/** The services of the views in a shift, created by the exposed module or by tests. */
export interface Kitchen {
  api: KitchenApi;
  counter: Counter;
  sound: Pick<Sound, 'audible' | 'unlock'>;
  notices: Pick<Notices, 'working'>;
  push: OrderPush;
  downloads: Downloads;
  link: OrderLink;
  page: Page;
  /** The owner's unpublished menu draft, kept while another section is open. */
  changedMenu: Store<ChangedMenu | null>;
  draft: Stored<unknown>;
  riders: Riders;
  printEach: Switch;
  narrowPaper: Switch;
  /** The printers of this tablet; if it has none, pages are printed by the browser. */
  printing: Printing;
}

export const KitchenContext = createContext({} as Kitchen);
export const useKitchen = (): Kitchen => useContext(KitchenContext);

/** Today's menu in the tablet's language; null while it is not loaded. */
export const TodaysMenuContext = createContext<Menu | null>(null);
export const useTodaysMenu = (): Menu | null => useContext(TodaysMenuContext);

export function useLoadedMenu({ api, counter }: Pick<Kitchen, 'api' | 'counter'>): Menu | null {
  const { board, lost } = useStore(counter.state);
  const version = board?.today.version;
  const load = useCallback(
    async (): Promise<Answer<Menu>> =>
      version && !lost ? api.published(version, staffLanguage) : { kind: 'unreached' },
    [api, version, lost],
  );
  const { loaded } = useLoaded(load);
  return loaded.phase === 'ready' ? loaded.value : null;
}

export interface OrderActions {
  step(order: KitchenOrder, to: OrderStatus, details?: StepDetails): void;
  handOver(order: KitchenOrder): void;
  askWhy(order: KitchenOrder): void;
  show(order: KitchenOrder): void;
  change(order: KitchenOrder): void;
  print(printout: Printout): void;
  /** Reports an order whose payment was corrected, or that got a bill or credit note. */
  changed(order: KitchenOrder): void;
  lastChanged: KitchenOrder | null;
}

export const OrderActionsContext = createContext({} as OrderActions);
export const useOrderActions = (): OrderActions => useContext(OrderActionsContext);

/** A question about an order: who delivers it, then how to send the link; or why it is cancelled. */
type Stage = 'who' | 'link' | 'why';

export interface OrderDialogsState {
  visible: KitchenOrder | null;
  close(): void;
  prompted: { order: KitchenOrder; stage: Stage } | null;
  ask(order: KitchenOrder, stage: Stage): void;
  changing: KitchenOrder | null;
  endChange(): void;
  end(stage: Stage): void;
}

/** Returns the actions, whose identity never changes, and the open dialogs. */
export function useOrderDialogs(
  { make }: Pick<Counter, 'make'>,
  print: OrderActions['print'],
): [OrderActions, OrderDialogsState] {
  const [visible, setVisible] = useState<KitchenOrder | null>(null);
  const [prompted, setPrompted] = useState<OrderDialogsState['prompted']>(null);
  const [changing, setChanging] = useState<KitchenOrder | null>(null);
  const [lastChanged, setLastChanged] = useState<KitchenOrder | null>(null);
  const ask = useCallback((order: KitchenOrder, stage: Stage) => setPrompted({ order, stage }), []);
  const actions = useMemo<OrderActions>(
    () => ({
      step: (order, to, details) => make(order, stepRequest(order, to, details)),
      handOver: (order) => ask(order, 'who'),
      askWhy: (order) => ask(order, 'why'),
      show: setVisible,
      change(order) {
        setVisible(null);
        setChanging(order);
      },
      print,
      changed(order) {
        setVisible(order);
        setLastChanged(order);
      },
      lastChanged,
    }),
    [make, print, ask, lastChanged],
  );
  const end = (stage: Stage) => setPrompted((now) => (now?.stage === stage ? null : now));
  const close = () => setVisible(null);
  const endChange = useCallback(() => setChanging(null), []);
  return [actions, { visible, close, prompted, ask, changing, endChange, end }];
}
