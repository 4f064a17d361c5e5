import { clock } from '@burger/shared/device';
import type { Kept } from '@burger/shared/storage';
import { createStore } from '@burger/shared/store';
import { audioOutput } from '../device/sound';
import type { KitchenWorld } from '../use-kitchen';
import { askedOrder } from '../device/order-number';
import type { MadeFrom } from '../menu/menu-draft';
import type { KeptSwitch, KitchenApi, OrderLink, StaffMember } from '../ports';
import { createCounter } from '../counter/counter';
import { keepBoard } from '../counter/keep-board';
import { createStaffSession } from '../shift/session';
import { aServer, namedPresses } from './a-server';
import { keptInMemory } from '@burger/shared/testing';
import { recordingAudio } from './audio';

const asha: StaffMember = { email: 'asha@burgerkatte.example', role: 'staff' };

function aLink(hash: string): OrderLink {
  let asked = askedOrder(hash);
  return {
    asked: () => asked,
    onAsked: () => () => undefined,
    forget: () => {
      asked = null;
    },
  };
}

function aSwitch(isOn = false): KeptSwitch {
  return {
    isOn: () => isOn,
    set: (on) => {
      isOn = on;
    },
  };
}

/** A counter at a server, with a browser that gives everything, and what came of it. */
export function aWorld({
  server = aServer(),
  who = asha,
  api: changes = {},
  allows = true,
  hash = '',
  device = keptInMemory(),
}: {
  server?: ReturnType<typeof aServer>;
  who?: StaffMember | null;
  api?: Partial<KitchenApi>;
  /** What the browser says when it is asked for something; null: it waits for the cook's answer. */
  allows?: boolean | null;
  /** The end of the page's address. */
  hash?: string;
  /** The board that the tablet keeps. */
  device?: Kept<unknown>;
} = {}) {
  const api = server.api(changes);
  const audio = recordingAudio();
  const sound = audioOutput(audio.make);
  const saved: { name: string; text: string }[] = [];
  const seen = keepBoard(device, clock);
  const names: string[] = ['Imran'];
  let tell: (who: StaffMember | null) => void = () => undefined;
  const answer = () =>
    allows === null ? new Promise<boolean>(() => undefined) : Promise.resolve(allows);
  const notices = { ask: answer, show: () => undefined, working: createStore(true) };
  const world: KitchenWorld = {
    notices,
    api,
    sound,
    counter: createCounter({
      api,
      sound,
      clock,
      kept: keptInMemory(),
      seen,
      newPress: namedPresses(),
      notices,
      screen: { keepOn: answer },
      tab: { isHidden: () => false, setTitle: () => undefined },
    }),
    staff: createStaffSession(
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
      seen.forget,
    ),
    link: aLink(hash),
    menuDraft: createStore<MadeFrom | null>(null),
    downloads: { save: (name, text) => void saved.push({ name, text }) },
    riders: { names: () => names, add: (name) => void names.push(name) },
    printEach: aSwitch(),
    narrowPaper: aSwitch(),
  };
  return { world, server, audio, saved, names, working: notices.working };
}
