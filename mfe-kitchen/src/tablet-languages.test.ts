import { addTexts } from '@burger/shared/i18n';
import { pageRules } from '@burger/shared/shop/page';
import { aChange, anOrder, noon } from './testing/an-order';

/** Loads the modules of printing and the board as a tablet in this language does: texts before code. */
async function tabletIn(language: 'en' | 'kn' | 'hi') {
  const texts = {
    en: async () => ({ texts: {} }),
    kn: () => import('./staff/messages/kn'),
    hi: () => import('./staff/messages/hi'),
  };
  let tablet: Awaited<ReturnType<typeof loaded>> | undefined;
  const loaded = async () => ({
    ...(await import('./printing/documents/tickets')),
    ...(await import('./printing/documents/printouts')),
    ...(await import('./order/order-text')),
    ...(await import('./order/messages/en')),
  });
  await jest.isolateModulesAsync(async () => {
    addTexts((await texts[language]()).texts);
    tablet = await loaded();
  });
  return tablet!;
}

const order = anOrder({ status: 'confirmed' });
const changed = { ...order, changes: [aChange(order)] };
const cancelled = { ...order, status: 'cancelled' as const };
const requested = { ...order, reprints: 1 };

describe.each([
  {
    language: 'en' as const,
    heads: [/^CHANGED 12:\d\d PM$/, 'CANCELLED: DO NOT COOK', 'COOK NOW', 'PRINTED AGAIN'],
    allergy: '!!! ALLERGY !!!',
    late: 'Late: customer told 8:35 PM',
    tomorrow: /^tomorrow, 1:00/,
    monday: /^Monday, 1:00/,
    back: ['went back already', 'goes back online', 'by hand', 'nothing is refunded now'],
  },
  {
    language: 'kn' as const,
    heads: [/^ಬದಲಾಗಿದೆ 12:\d\d PM$/, 'ರದ್ದು: ತಯಾರಿಸಬೇಡಿ', 'ಈಗ ತಯಾರಿಸಿ', 'ಮತ್ತೆ ಪ್ರಿಂಟ್'],
    allergy: '!!! ಅಲರ್ಜಿ !!!',
    late: 'ತಡ: ಗ್ರಾಹಕರಿಗೆ 8:35 PM ಎಂದು ತಿಳಿಸಲಾಗಿದೆ',
    tomorrow: /^ನಾಳೆ 1:00/,
    monday: /^ಸೋಮ.* 23.*, 1:00/,
    back: ['ಈಗಾಗಲೇ ವಾಪಸ್ ಹೋಗಿದೆ', 'ಆನ್‌ಲೈನ್ ವಾಪಸ್', 'ಕೈಯಿಂದ ವಾಪಸ್ ಕೊಡಿ', 'ಈಗ ಏನೂ ವಾಪಸ್ ಹೋಗುವುದಿಲ್ಲ'],
  },
  {
    language: 'hi' as const,
    heads: [/^बदला 12:\d\d PM$/, 'रद्द: मत बनाएँ', 'अभी बनाएँ', 'दोबारा प्रिंट'],
    allergy: '!!! एलर्जी !!!',
    late: 'देर: ग्राहक को 8:35 PM बताया गया',
    tomorrow: /^कल 1:00/,
    monday: /^सोम.* 23.*, 1:00/,
    back: ['पहले ही वापस', 'ऑनलाइन वापस', 'हाथ से वापस दें', 'अभी कुछ वापस नहीं जाएगा'],
  },
])('a tablet in $language', ({ language, heads, allergy, late, tomorrow, monday, back }) => {
  test('a tablet prints changed, cancelled, due and reprinted headings of tickets in its language', async () => {
    const { headOfNext, ticketStateOf, blocksOf } = await tabletIn(language);
    const last = ticketStateOf(order, false);
    const found = [
      headOfNext(last, changed, ticketStateOf(changed, false)),
      headOfNext(last, cancelled, ticketStateOf(cancelled, false)),
      headOfNext({ ...last, phase: 'later' }, order, last),
      headOfNext(last, requested, ticketStateOf(requested, false)),
    ];
    const like = (head: RegExp | string) =>
      typeof head === 'string' ? head : (expect.stringMatching(head) as string);
    expect(found).toEqual(heads.map(like));
    for (const headed of found as string[]) {
      const [first] = blocksOf({ kind: 'ticket', order, headed }, pageRules);
      expect(first).toEqual({ is: 'box', text: headed });
    }
  });

  test('a tablet prints the allergy warning in its language', async () => {
    const { blocksOf } = await tabletIn(language);
    const customer = { ...order.customer, instructions: 'No nuts: allergic' };
    const ticket = blocksOf({ kind: 'ticket', order: { ...order, customer } }, pageRules);
    expect(ticket).toContainEqual({ is: 'box', text: allergy });
  });

  test('a tablet shows the new time of a postponed order in its language', async () => {
    const { lateText } = await tabletIn(language);
    expect(lateText(order, '8:35 PM')).toBe(late);
  });

  test('a tablet shows the day of an order for another day in its language', async () => {
    const { promisedTextOf } = await tabletIn(language);
    const due = (days: number) => {
      const from = new Date(noon + days * 86_400_000 + 3_600_000).toISOString();
      return promisedTextOf({ ...order, slot: from, promisedAt: from, promisedUntil: null }, noon);
    };
    expect([due(1), due(2)]).toEqual([
      expect.stringMatching(tomorrow),
      expect.stringMatching(monday),
    ]);
  });

  test('a tablet shows in its language what a credit note refunds, and how', async () => {
    const { takeBack } = (await tabletIn(language)).orderMessages;
    const none = { before: '', online: '', tooSmall: '', byHand: '' };
    const [before, online, tooSmall, nothing] = back;
    const sums = { before: '₹50.00', online: '₹20.00', tooSmall: '', byHand: '' };
    const text = takeBack.giveBack(sums);
    for (const part of [before, online, '₹50.00', '₹20.00']) expect(text).toContain(part);
    const small = takeBack.giveBack({ ...none, tooSmall: '₹0.99' });
    for (const part of [tooSmall, '₹0.99', '₹1']) expect(small).toContain(part);
    expect(small).not.toContain(nothing);
    expect(takeBack.giveBack({ ...none, before: '₹50.00' }).toLowerCase()).toContain(nothing);
  });
});
