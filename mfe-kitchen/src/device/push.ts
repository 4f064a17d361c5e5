import { subscribePush } from '@burger/shared/platform/device';
import { createStore, type ReadStore } from '@burger/shared/platform/use-store';
import type { KitchenApi } from '../api';
import { staffLanguage } from '../messages/en';
import { activeWorker } from './device';
import type { Switch } from './stored-settings';

/**
 * Whether this device is told about new orders while the counter is closed. `unknown`: the server has not
 * said yet whether the shop sends push messages, or it sends none. `failed`: the last press had no effect.
 */
export type PushState = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on' | 'failed';

export type BrowserPush = ReturnType<typeof browserPush>;

export function browserPush() {
  const isSupported = 'PushManager' in globalThis && 'Notification' in globalThis;
  const current = async () => (await activeWorker())?.pushManager.getSubscription();
  return {
    permission: (): NotificationPermission | null => (isSupported ? Notification.permission : null),
    /** Asks for permission. Call it in a click handler. */
    ask: (): Promise<NotificationPermission> => Notification.requestPermission(),
    /** Rejects without a service worker, and if the push service cannot be reached. */
    async subscribe(key: string): Promise<PushSubscriptionJSON> {
      const worker = await activeWorker();
      if (!worker) throw new Error('There is no service worker');
      return (await subscribePush(worker.pushManager, key)).toJSON();
    },
    endpoint: async (): Promise<string | null> => (await current())?.endpoint ?? null,
    async unsubscribe(): Promise<void> {
      await (await current())?.unsubscribe();
    },
  };
}

interface Services {
  api: Pick<KitchenApi, 'pushKey' | 'startPush' | 'endPush'>;
  browser: BrowserPush;
  /** Whether staff turned it on, on this device. */
  chosen: Switch;
}

export interface OrderPush {
  state: ReadStore<PushState>;
  /** Reads the state, and renews the subscription, which the server keeps for thirty days. Never rejects. */
  look(): Promise<void>;
  /** Turns it on or off, or repeats what failed. Call it in a click handler. Never rejects. */
  press(): Promise<void>;
  /** Ends the subscription at sign-out. Push services then answer 410, and the server forgets the device. */
  leave(): Promise<void>;
}

export function createOrderPush({ api, browser, chosen }: Services): OrderPush {
  const state = createStore<PushState>('unknown');
  let key: string | null = null;

  async function start(): Promise<boolean> {
    if (key === null) return false;
    const answer = await api.startPush(await browser.subscribe(key), staffLanguage);
    if (answer.kind === 'ok') chosen.set(true);
    return answer.kind === 'ok';
  }

  async function turnOn(): Promise<PushState> {
    const permission = await browser.ask();
    if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
    return (await start()) ? 'on' : 'failed';
  }

  async function turnOff(): Promise<PushState> {
    const endpoint = await browser.endpoint();
    if (endpoint !== null && (await api.endPush(endpoint)).kind !== 'ok') return 'failed';
    chosen.set(false);
    return 'off';
  }

  return {
    state,
    async look() {
      const answer = await api.pushKey();
      if (answer.kind !== 'ok') return;
      key = answer.value;
      if (key === null) return state.set('unknown');
      const permission = browser.permission();
      if (permission === null) return state.set('unsupported');
      if (permission === 'denied') return state.set('denied');
      if (permission === 'default' || !chosen.isOn()) return state.set('off');
      // Without an answer the subscription of before still counts.
      await start().catch(() => false);
      state.set('on');
    },
    async press() {
      const work = chosen.isOn() && browser.permission() === 'granted' ? turnOff : turnOn;
      state.set(await work().catch((): PushState => 'failed'));
    },
    async leave() {
      if (!chosen.isOn()) return;
      chosen.set(false);
      state.set('off');
      await browser.unsubscribe().catch(() => undefined);
    },
  };
}
