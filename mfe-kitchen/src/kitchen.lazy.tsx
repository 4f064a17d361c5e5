import { clock } from '@burger/shared/platform/device';
import { createStore } from '@burger/shared/platform/use-store';
import { useEffect, useState } from 'react';
import { kitchenApi } from './api';
import { createCounter } from './counter/counter';
import { storedBoard } from './counter/feed';
import {
  browserDownloads,
  browserNotices,
  browserPage,
  browserTab,
  clockBeside,
  orderLink,
  wakeLock,
} from './device/device';
import { browserPush, createOrderPush } from './device/push';
import {
  boardStorage,
  draftStorage,
  ridersStorage,
  stepsStorage,
  switchStorage,
} from './device/stored-settings';
import { audioOutput } from './device/sound';
import type { Doors } from './printing/device/web-devices';
import { createPrinting } from './printing/queue/printing';
import { printingStorage } from './printing/queue/stored-printing';
import { firebaseStaff, staffToken } from './shift/firebase';
import { KitchenPage, LookingPage } from './shift/kitchen-page';
import { createStaffSession } from './shift/session';
import type { ChangedMenu, Kitchen } from './use-kitchen';

/** Creates the counter with browser services, so it must not run during prerendering. */
function browserKitchen() {
  const api = kitchenApi({ token: staffToken });
  const sound = audioOutput();
  const notices = browserNotices();
  const stored = storedBoard(boardStorage(), clock);
  const draft = draftStorage();
  const push = createOrderPush({ api, browser: browserPush(), chosen: switchStorage('push') });
  const forget = () => {
    void push.leave();
    stored.forget();
    draft.remove();
  };
  const ownClock = clockBeside(sound.after);
  const lastRole = () => stored.read()?.board.role ?? null;
  const counter = createCounter({
    api,
    clock: ownClock,
    tab: browserTab,
    sound,
    notices,
    screen: wakeLock(),
    storedSteps: stepsStorage(),
    stored,
    newPress: () => crypto.randomUUID(),
  });
  const printing = createPrinting({
    ...{ api, counter, clock: ownClock, doors: navigator as Doors },
    stored: printingStorage(),
    newId: () => crypto.randomUUID(),
  });
  const kitchen: Kitchen = {
    api,
    counter,
    sound,
    notices,
    push,
    draft,
    riders: ridersStorage(),
    printEach: switchStorage('print'),
    narrowPaper: switchStorage('narrow-paper'),
    printing,
    downloads: browserDownloads,
    link: orderLink,
    page: browserPage(),
    changedMenu: createStore<ChangedMenu | null>(null),
  };
  return { kitchen, staff: createStaffSession(firebaseStaff(lastRole), clock, forget) };
}

export function Page() {
  const [made, setMade] = useState<ReturnType<typeof browserKitchen> | null>(null);
  useEffect(() => setMade((before) => before ?? browserKitchen()), []);
  return made ? <KitchenPage {...made} /> : <LookingPage />;
}
