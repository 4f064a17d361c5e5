import type { Published } from '@burger/shared/publishing';
import type { Store } from '@burger/shared/store';
import { createContext, useContext } from 'react';
import type { KitchenApi } from './api';
import type { Counter } from './counter/counter';
import type { Downloads, Notices, OrderLink } from './device/device';
import type { Riders, Switch } from './device/kept-settings';
import type { Sound } from './device/sound';

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
  /** What the owner has changed and not published, while another section is looked at. */
  changedMenu: Store<ChangedMenu | null>;
  riders: Riders;
  printEach: Switch;
  /** Whether the printer's paper is 58 mm wide. */
  narrowPaper: Switch;
}

export const KitchenContext = createContext({} as Kitchen);
export const useKitchen = (): Kitchen => useContext(KitchenContext);
