import { clock } from '@burger/shared/device';
import { createStore } from '@burger/shared/store';
import { browserTab } from './device/browser-tab';
import { clockBeside } from './device/clock-beside';
import { browserDownloads } from './device/downloads';
import { firebaseStaff } from './shift/firebase';
import { keptOrders, keptRiders, keptSteps, keptSwitch } from './device/kept-settings';
import { kitchenApi } from './api';
import { browserNotices } from './device/notifications';
import { orderLink } from './device/order-link';
import { wakeLock } from './device/device';
import { audioOutput } from './device/sound';
import type { KitchenWorld } from './use-kitchen';
import type { MadeFrom } from './menu/menu-draft';
import { createCounter } from './counter/counter';
import { keepBoard } from './counter/keep-board';
import { createStaffSession } from './shift/session';

/** The counter with everything that it needs of the browser. Made in the browser only. */
export function composeKitchen(): KitchenWorld {
  const api = kitchenApi();
  const sound = audioOutput();
  const notices = browserNotices();
  const seen = keepBoard(keptOrders(), clock);
  const lastRole = () => seen.look()?.board.role ?? null;
  const counter = createCounter({
    api,
    clock: clockBeside(sound.after),
    tab: browserTab,
    sound,
    notices,
    screen: wakeLock(),
    kept: keptSteps(),
    seen,
    newPress: () => crypto.randomUUID(),
  });
  return {
    api,
    counter,
    sound,
    notices,
    staff: createStaffSession(firebaseStaff(lastRole), clock, seen.forget),
    riders: keptRiders(),
    printEach: keptSwitch('print'),
    narrowPaper: keptSwitch('narrow-paper'),
    downloads: browserDownloads,
    link: orderLink,
    menuDraft: createStore<MadeFrom | null>(null),
  };
}
