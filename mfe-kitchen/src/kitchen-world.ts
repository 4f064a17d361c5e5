import type { Downloads, KitchenApi, OrderLink, Sound } from './ports';
import type { Counter } from './use-cases/counter';
import type { StaffSession } from './use-cases/staff-session';

/** Everything that the counter's page is given; `compose.ts` makes it, and tests make their own. */
export interface KitchenWorld {
  api: KitchenApi;
  counter: Counter;
  staff: StaffSession;
  sound: Pick<Sound, 'watch' | 'unlock'>;
  downloads: Downloads;
  link: OrderLink;
  riders: { names(): string[]; add(name: string): void };
  printEach: { isOn(): boolean; set(on: boolean): void };
}
