import type { Store } from '@burger/shared/store';
import type { MadeFrom } from './menu/menu-draft';
import type { Downloads, KeptSwitch, KitchenApi, Notices, OrderLink, Sound } from './ports';
import type { Counter } from './counter/counter';
import type { StaffSession } from './shift/session';

/** Everything that the counter's page is given; `compose.ts` makes it, and tests make their own. */
export interface KitchenWorld {
  api: KitchenApi;
  counter: Counter;
  staff: StaffSession;
  sound: Pick<Sound, 'audible' | 'unlock'>;
  notices: Pick<Notices, 'working'>;
  downloads: Downloads;
  link: OrderLink;
  /** What the owner has changed and not published, while another section is looked at. */
  menuDraft: Store<MadeFrom | null>;
  riders: { names(): readonly string[]; add(name: string): void };
  printEach: KeptSwitch;
  /** Whether the printer's paper is 58 mm wide. */
  narrowPaper: KeptSwitch;
}
