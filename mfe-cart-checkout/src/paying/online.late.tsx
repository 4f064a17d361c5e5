import type { ShopAnswer } from '@burger/shared/contracts';
import { pageLanguage, textsIn } from '@burger/shared/language';
import type { Order } from '@burger/shared/order';
import { fetchToday, pageRules } from '@burger/shared/page-shop';
import { formatMoney, type Paise } from '@burger/shared/pricing';
import type { Track } from '@burger/shared/track';
import { type ReactNode, useEffect, useState } from 'react';
import { english } from './messages';
import { translations } from './messages.translations';

// How the browser is sent to pay comes with what offers it.
export { goToPay } from '@burger/shared/go-to-pay';

const texts = textsIn(pageLanguage, english, translations);

type Offer = ShopAnswer['online'];

/**
 * What the page lets its browser be sent to: the provider's, where the rules list it that the page was rendered from; on the
 * local site who stands in for it, which is of the same origin.
 */
function onThisPage(offer: Offer): Offer {
  const isLocal = offer === 'test' && location.hostname === 'localhost';
  return isLocal || pageRules.payments.includes('online') ? offer : undefined;
}

export const payText = (total: Paise): string => texts.pay(formatMoney(total));

export type PaymentWay = 'cod' | 'online';

interface WaysProps {
  /** As the rules list them, what is used most first. */
  payments: readonly PaymentWay[];
  /** What is said of cash. */
  cash: string;
  show: (way: PaymentWay, hint: string) => ReactNode;
  onWay: (way: PaymentWay) => void;
}

/** The ways to pay where the rules list more than cash, once it is known that somebody takes money for us. */
export function Ways({ payments, cash, show, onWay }: WaysProps) {
  const [offer, setOffer] = useState<Offer>();
  const [first = 'cod'] = payments;
  useEffect(() => {
    let isHere = true;
    fetchToday(null).then(
      ({ online }) => {
        const offered = isHere && onThisPage(online);
        if (!offered) return;
        setOffer(offered);
        onWay(first);
      },
      () => undefined,
    );
    return () => void (isHere = false);
  }, [first, onWay]);
  if (!offer) return show('cod', cash);
  const hint = offer === 'test' ? `${texts.hint} ${texts.test}` : texts.hint;
  return payments.map((way) => show(way, way === 'cod' ? cash : hint));
}

interface Words {
  title: string;
  text: string;
}

/** What the screen of an order says that was to be paid online; null where it says what it says of any other. */
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
