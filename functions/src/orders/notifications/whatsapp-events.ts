import { isFinal, knownStatus } from '@burger/shared/contracts';
import { addressIn, type Language, languages } from '@burger/shared/i18n';
import { restaurant } from '@burger/shared/restaurant';
import type { Answered } from '../../channels/answered';
import type { ChannelStore } from '../../channels/order-channels';
import type { NoteRefusal } from '../../http/service-refusals';
import type { WhatsAppCost } from '../../vitals/whatsapp-cost';
import type { WhatsApp } from '../../whatsapp/cloud-api';
import type { Incoming, Receipt, TemplateNews, WhatsAppEvent } from '../../whatsapp/events';
import { whatsAppTexts } from '../../whatsapp/templates/templates';
import type { KitchenOrders } from '../store/store';
import type { Outbox } from './outbox';

export interface EventPorts {
  whatsappCost: WhatsAppCost;
  channels: ChannelStore;
  answered: Answered;
  outbox: Pick<Outbox, 'receipt'>;
  orders: Pick<KitchenOrders, 'byPhone'>;
  note: NoteRefusal;
  now: () => Date;
}

const hourMs = 60 * 60_000;
/** Meta delivers free text only within this time after the customer's own message. */
const windowMs = 24 * hourMs;
/** Meta repeats a webhook for up to seven days. An older one was recorded and sent again by somebody. */
const repeatedMs = 7 * windowMs + hourMs;
// One answer in this time, so that two machines do not answer each other without end.
const answerEveryMs = 10 * 60_000;
const answerId = 'answer';
const mostOrders = 5;

/** Returns whether events are too old to come from Meta itself. */
export const isReplayed = (events: readonly WhatsAppEvent[], now: number): boolean =>
  events.some((one) => one.kind !== 'template' && now - one.at > repeatedMs);

/**
 * Returns a function that handles an event of Meta's webhook. It returns false for a message that this site
 * did not send. An event may come several times, and in any order.
 */
export function createWhatsAppEvents(whatsapp: WhatsApp, ports: EventPorts) {
  const { whatsappCost, channels, answered, outbox, orders, note, now } = ports;

  async function noteReceipt({ id, state, isCharged }: Receipt): Promise<boolean> {
    if (id === answerId) return true;
    const result = id === '' ? 'unknown' : await outbox.receipt(id, state, now().getTime());
    if (result === 'first' && state === 'failed') await whatsappCost.count('failed');
    if (result === 'first' && !isCharged) await whatsappCost.count('free');
    return result !== 'unknown';
  }

  /**
   * Returns the tracking link of the number's latest open order and its language. Orders may be placed days ahead.
   */
  async function linkOf(phone: string): Promise<{ language: Language; link: string | null }> {
    const since = now().getTime() - repeatedMs;
    const found = await orders.byPhone(phone, since, mostOrders);
    const [latest] = found.orders
      .map(({ order }) => order)
      .filter(({ status }) => {
        const known = knownStatus(status);
        return known !== null && !isFinal(known);
      });
    const language = latest?.language ?? found.orders[0]?.order.language ?? 'en';
    const path = latest?.trackingKey && `/track#${latest.trackingKey}`;
    return { language, link: path ? restaurant.siteUrl + addressIn(language, path) : null };
  }

  async function answer({ phone, text, at }: Incoming): Promise<true> {
    if (phone === '') return true;
    const isStop = isStopWord(text);
    // Meta reports whole seconds: a consent of the same second was given before the word.
    if (isStop) await channels.endWhatsAppAt(phone, at + 1000);
    if (now().getTime() - at > windowMs) return true;
    const turn = isStop ? `stop ${at}` : `${Math.floor(at / answerEveryMs)}`;
    if (!(await answered.begin(whatsapp.keyedHash(`${phone} ${turn}`), at + repeatedMs)))
      return true;
    const { language, link } = await linkOf(phone);
    const words = whatsAppTexts(language);
    const home = restaurant.siteUrl + addressIn(language, '/orders');
    const plain = link ? words.answer(link) : words.answerWithoutOrder(home, restaurant.phones[0]);
    await whatsapp.sendText(phone, isStop ? words.stopped : plain, answerId);
    return true;
  }

  async function noteTemplate({ name, event }: TemplateNews): Promise<true> {
    const isUnusable = ['REJECTED', 'PAUSED', 'DISABLED'].includes(event);
    if (isUnusable) await note('whatsapp-template', `400 ${event}`, name.slice(0, 60));
    return true;
  }

  return (event: WhatsAppEvent): Promise<boolean> => {
    if (event.kind === 'receipt') return noteReceipt(event);
    return event.kind === 'message' ? answer(event) : noteTemplate(event);
  };
}

const stopWords = new Set(
  (Object.keys(languages) as Language[]).flatMap((language) => whatsAppTexts(language).stopWords),
);

/** Returns whether a text is nothing but a word that ends the messages, in any language. */
const isStopWord = (text: string): boolean =>
  stopWords.has(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\p{P}\p{S}]/gu, '')
      .replace(/\s+/gu, ' ')
      .trim(),
  );
