import type { Menu } from '@burger/shared/contracts';
import type { KitchenOrder } from '@burger/shared/kitchen';
import type { OrderStatus } from '@burger/shared/order';
import type { Published } from '@burger/shared/publishing';
import type { Stored } from '@burger/shared/storage';
import { useStore, type Store } from '@burger/shared/store';
import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { Answer, KitchenApi } from './api';
import { staffLanguage } from './messages';
import type { Counter } from './counter/counter';
import { stepRequest, type StepDetails } from './counter/steps';
import type { Downloads, Notices, OrderLink, Page } from './device/device';
import type { Riders, Switch } from './device/stored-settings';
import type { Sound } from './device/sound';
import { useLoaded } from './parts/answers';
import type { Paper } from './printing/papers';
import type { Printing } from './printing/printing';

export interface ChangedMenu {
  base: Published;
  basedOn: string;
  draft: Published;
}

/** What the views of a shift do everything through; the exposure makes it, and tests make their own. */
export interface Kitchen {
  api: KitchenApi;
  counter: Counter;
  sound: Pick<Sound, 'audible' | 'unlock'>;
  notices: Pick<Notices, 'working'>;
  downloads: Downloads;
  link: OrderLink;
  page: Page;
  /** What the owner has changed and not published, while another section is looked at. */
  changedMenu: Store<ChangedMenu | null>;
  /** What was typed of an order that is being taken. */
  draft: Stored<unknown>;
  riders: Riders;
  printEach: Switch;
  /** Whether the printer's paper is 58 mm wide. */
  narrowPaper: Switch;
  /** The printers of this tablet; pages are printed where there are none. */
  printing: Printing;
}

export const KitchenContext = createContext({} as Kitchen);
export const useKitchen = (): Kitchen => useContext(KitchenContext);

/** Today's menu in the language of the tablet; null until it is loaded, and where it cannot be. */
export const TodaysMenuContext = createContext<Menu | null>(null);
export const useTodaysMenu = (): Menu | null => useContext(TodaysMenuContext);

/** Loads today's menu, and again when another is published or the connection is back. */
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

/** What can be done with an order, wherever it is shown. */
export interface OrderActions {
  step(order: KitchenOrder, to: OrderStatus, details?: StepDetails): void;
  handOver(order: KitchenOrder): void;
  askWhy(order: KitchenOrder): void;
  show(order: KitchenOrder): void;
  /** Its customer wants something else. */
  change(order: KitchenOrder): void;
  print(paper: Paper): void;
  /** It was put right how it was paid, or a paper was made. */
  changed(order: KitchenOrder): void;
  lastChanged: KitchenOrder | null;
}

export const OrderActionsContext = createContext({} as OrderActions);
export const useOrderActions = (): OrderActions => useContext(OrderActionsContext);

/** What is asked about an order: who carries it, then how the link reaches them; or why it is cancelled. */
type Stage = 'who' | 'link' | 'why';

export interface OrderDialogsState {
  shown: KitchenOrder | null;
  close(): void;
  asked: { order: KitchenOrder; stage: Stage } | null;
  ask(order: KitchenOrder, stage: Stage): void;
  /** What is being changed, in the place of the board. */
  changing: KitchenOrder | null;
  endChange(): void;
  /** A dialog was closed; the one that comes after it stays. */
  end(stage: Stage): void;
}

/** The actions, which are the same for as long as nothing is changed, and which dialogs they have opened. */
export function useOrderDialogs(
  { make }: Pick<Counter, 'make'>,
  print: OrderActions['print'],
): [OrderActions, OrderDialogsState] {
  const [shown, setShown] = useState<KitchenOrder | null>(null);
  const [asked, setAsked] = useState<OrderDialogsState['asked']>(null);
  const [changing, setChanging] = useState<KitchenOrder | null>(null);
  const [lastChanged, setLastChanged] = useState<KitchenOrder | null>(null);
  const ask = useCallback((order: KitchenOrder, stage: Stage) => setAsked({ order, stage }), []);
  const actions = useMemo<OrderActions>(
    () => ({
      step: (order, to, details) => make(order, stepRequest(order, to, details)),
      handOver: (order) => ask(order, 'who'),
      askWhy: (order) => ask(order, 'why'),
      show: setShown,
      change(order) {
        setShown(null);
        setChanging(order);
      },
      print,
      changed(order) {
        setShown(order);
        setLastChanged(order);
      },
      lastChanged,
    }),
    [make, print, ask, lastChanged],
  );
  const end = (stage: Stage) => setAsked((now) => (now?.stage === stage ? null : now));
  const close = () => setShown(null);
  const endChange = useCallback(() => setChanging(null), []);
  return [actions, { shown, close, asked, ask, changing, endChange, end }];
}
