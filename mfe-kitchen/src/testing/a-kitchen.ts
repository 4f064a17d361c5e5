import { clock } from '@burger/shared/platform/device';
import type { Stored } from '@burger/shared/platform/storage';
import { createStore } from '@burger/shared/platform/use-store';
import { storedInMemory } from '@burger/shared/testing';
import type { KitchenApi } from '../api';
import { createCounter, type CounterServices } from '../counter/counter';
import { storedBoard } from '../counter/feed';
import { createOrderPush, type BrowserPush } from '../device/push';
import { requestedOrder, browserPage, type OrderLink, type Page } from '../device/device';
import type { Doors } from '../printing/device/web-devices';
import { createPrinting } from '../printing/queue/printing';
import { switchStorage } from '../device/stored-settings';
import { audioOutput } from '../device/sound';
import { createStaffSession, type StaffMember } from '../shift/session';
import type { ChangedMenu, Kitchen } from '../use-kitchen';
import { aServer, namedPresses } from './a-server';
import { recordingAudio } from './audio';
import { paintBar } from './paint';
import { printingInMemory } from './stored-printing';

const asha: StaffMember = { email: 'asha@burgerkatte.example', role: 'staff' };

function aLink(hash: string): OrderLink {
  let requested = requestedOrder(hash);
  return {
    requestedOrder: () => requested,
    onOrderRequested: () => () => undefined,
    forget: () => void (requested = null),
  };
}

/** Returns counter services for a browser that grants all permissions and stores nothing. */
export const counterServices = (changes: Partial<CounterServices> = {}): CounterServices => ({
  api: aServer().api(),
  clock,
  sound: audioOutput(recordingAudio().make),
  storedSteps: storedInMemory(),
  stored: storedBoard(storedInMemory(), clock),
  newPress: namedPresses(),
  notices: { ask: async () => true, show: () => undefined, working: createStore(true) },
  screen: { keepOn: async () => true },
  tab: { isHidden: () => false, setTitle: () => undefined },
  ...changes,
});

/** A browser that grants notifications and reaches its push service. */
const grantingPush: BrowserPush = {
  permission: () => 'granted',
  ask: async () => 'granted',
  subscribe: async () => ({ endpoint: 'https://push.example/x', keys: {} }),
  endpoint: async () => 'https://push.example/x',
  unsubscribe: async () => undefined,
};

/** Returns a counter with a fake server and browser, and what it did to them. */
export function aKitchen({
  server = aServer(),
  who = asha,
  api: changes = {},
  allows = true,
  hash = '',
  device = storedInMemory(),
  draft = storedInMemory(),
  doors = {},
  page = {},
  push = {},
}: {
  server?: ReturnType<typeof aServer>;
  who?: StaffMember | null;
  api?: Partial<KitchenApi>;
  /** Whether the fake browser grants permission prompts; null leaves them open. */
  allows?: boolean | null;
  hash?: string;
  device?: Stored<unknown>;
  draft?: Stored<unknown>;
  doors?: Doors;
  page?: Partial<Page>;
  push?: Partial<BrowserPush>;
} = {}) {
  const api = server.api(changes);
  const audio = recordingAudio();
  const sound = audioOutput(audio.make);
  const saved: { name: string; text: string; bytes?: Uint8Array }[] = [];
  const stored = storedBoard(device, clock);
  const names: string[] = ['Imran'];
  let tell: (who: StaffMember | null) => void = () => undefined;
  const answer = () =>
    allows === null ? new Promise<boolean>(() => undefined) : Promise.resolve(allows);
  const notices = { ask: answer, show: () => undefined, working: createStore(true) };
  const screen = { keepOn: answer };
  const counter = createCounter(counterServices({ api, sound, stored, notices, screen }));
  const printing = createPrinting({
    ...{ api, counter, clock, doors, newId: namedPresses(), paint: paintBar },
    stored: printingInMemory(),
  });
  const orderPush = createOrderPush({
    ...{ api, browser: { ...grantingPush, ...push } },
    chosen: switchStorage('push', storedInMemory()),
  });
  const kitchen: Kitchen = {
    push: orderPush,
    notices,
    api,
    sound,
    counter,
    printing,
    link: aLink(hash),
    page: { ...browserPage(), reload: () => undefined, ...page },
    changedMenu: createStore<ChangedMenu | null>(null),
    downloads: {
      save: (name, content) =>
        void saved.push(
          typeof content === 'string'
            ? { name, text: content }
            : { name, text: '', bytes: content },
        ),
    },
    draft,
    riders: { names: () => names, add: (name) => void names.push(name) },
    printEach: switchStorage('print', storedInMemory()),
    narrowPaper: switchStorage('narrow-paper', storedInMemory()),
  };
  const staff = createStaffSession(
    {
      async watch(changed) {
        tell = changed;
        changed(who);
        return () => undefined;
      },
      signIn: async (email) => tell({ email, role: 'owner' }),
      signOut: async () => tell(null),
    },
    clock,
    () => {
      void orderPush.leave();
      stored.forget();
    },
  );
  return { kitchen, staff, server, audio, saved };
}
