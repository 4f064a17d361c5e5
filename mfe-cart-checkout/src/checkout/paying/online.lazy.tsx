import type { ShopAnswer, Track } from '@burger/shared/contracts';
import { pageLanguage, textsIn } from '@burger/shared/i18n';
import type { Order } from '@burger/shared/order';
import { fetchToday, pageRules } from '@burger/shared/shop/page';
import { formatMoney, type Paise } from '@burger/shared/pricing';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { english } from './messages/en';
import { translations } from './messages/translations';

// Re-exported so that the code of the redirect is in the same chunk.
export { goToPay } from '@burger/shared/order/go-to-pay';

const texts = textsIn(pageLanguage, english, translations);

type Offer = ShopAnswer['online'];

/**
 * Returns the offer if this page's CSP, set at prerender time, allows the redirect. On the local site the
 * simulated provider has the same origin.
 */
function onThisPage(offer: Offer): Offer {
  const isLocal = offer === 'test' && location.hostname === 'localhost';
  return isLocal || pageRules.payments.includes('online') ? offer : undefined;
}

export const payText = (total: Paise): string => texts.pay(formatMoney(total));

export type PaymentMethod = 'cod' | 'online';

interface WaysProps {
  /** In the sequence of the published rules; the first one is the default. */
  payments: readonly PaymentMethod[];
  cash: string;
  show: (method: PaymentMethod, hint: string) => ReactNode;
  /** Called with the default method once online payment is offered. */
  onOffer: (first: PaymentMethod) => void;
}

/** The payment methods. Online payment is added once the server confirms that a provider is configured. */
export function Ways({ payments, cash, show, onOffer }: WaysProps) {
  const [offer, setOffer] = useState<Offer>();
  const [first = 'cod'] = payments;
  const tellOffer = useEffectEvent(onOffer);
  useEffect(() => {
    let isHere = true;
    fetchToday(null).then(
      ({ online }) => {
        const offered = isHere && onThisPage(online);
        if (!offered) return;
        setOffer(offered);
        tellOffer(first);
      },
      () => undefined,
    );
    return () => void (isHere = false);
  }, [first]);
  if (!offer) return show('cod', cash);
  const hint = offer === 'test' ? `${texts.hint} ${texts.test}` : texts.hint;
  return payments.map((method) => show(method, method === 'cod' ? cash : hint));
}

interface Words {
  title: string;
  text: string;
}

/** Returns the texts of the success screen for an order paid online, or null when the usual ones apply. */
export function placedWords(
  { payment, status, bill }: Order,
  track: Track | null,
): (Words & { waits: boolean }) | null {
  const state = track?.payment?.state ?? (payment === 'online' ? 'paid' : 'pending');
  const total = formatMoney(bill.total ?? 0);
  switch (state) {
    case 'pending':
      return { title: texts.waits, text: texts.waitsWhy(total), waits: true };
    case 'let-go':
      return { title: texts.letGo, text: texts.letGoWhy, waits: true };
    case 'paid': {
      const isOver = status === 'cancelled' || status === 'delivered';
      return isOver ? null : { title: '', text: texts.paid(total), waits: false };
    }
    case 'hand-over':
      return null;
  }
}
