import { clock } from '@burger/shared/device';
import { createStore } from '@burger/shared/store';
import { browserTab } from './gateways/browser-tab';
import { clockBeside } from './gateways/clock-beside';
import { browserDownloads } from './gateways/downloads';
import { firebaseStaff } from './gateways/firebase-staff';
import { keptOrders, keptRiders, keptSteps, keptSwitch } from './gateways/kept';
import { kitchenApi } from './gateways/kitchen-api';
import { browserNotices } from './gateways/notifications';
import { orderLink } from './gateways/order-link';
import { wakeLock } from './gateways/wake-lock';
import { audioOutput } from './gateways/web-audio';
import type { KitchenWorld } from './kitchen-world';
import type { MadeFrom } from './model/menu-draft';
import { createCounter } from './use-cases/counter';
import { keepBoard } from './use-cases/keep-board';
import { createStaffSession } from './use-cases/staff-session';

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
