import words from '@burger/restaurant/kn/restaurant.json';
import type { RefusalCode, DisplayedReason } from './contracts/api';
import type { messages as privacy } from './ui/privacy-note';
import type { orderFieldLabels } from './ui/fields/order-field-labels';
import type { messages as contracts } from './ui/fields/field-text';
import type { messages as pricing } from './pricing/bill';
import type { englishBillLabels } from './pricing/bill-labels';
import type { messages as facts } from './shop/rule-sentences';
import type { messages as times } from './hours/clock-time';
import type { messages as savings } from './ui/savings-line';
import type { messages as ui } from './ui/messages';

const partOfDay = (hour: number): string => {
  if (hour < 4 || hour >= 19) return 'ರಾತ್ರಿ';
  if (hour < 12) return 'ಬೆಳಗ್ಗೆ';
  return hour < 16 ? 'ಮಧ್ಯಾಹ್ನ' : 'ಸಂಜೆ';
};

export const texts = {
  'shared/ui': {
    close: 'ಮುಚ್ಚಿ',
    optional: '(ಕಡ್ಡಾಯವಲ್ಲ)',
    veg: 'ಸಸ್ಯಾಹಾರಿ',
    nonVeg: 'ಮಾಂಸಾಹಾರಿ',
    quantityOf: (name) => `${name}: ಪ್ರಮಾಣ`,
    remove: (name) => `${name} ತೆಗೆದುಹಾಕಿ`,
    oneLess: (name) => `${name} ಒಂದು ಕಡಿಮೆ ಮಾಡಿ`,
    oneMore: (name) => `${name} ಇನ್ನೊಂದು ಸೇರಿಸಿ`,
  } satisfies typeof ui,
  'shared/order-fields': {
    name: 'ಹೆಸರು',
    phone: 'ಫೋನ್',
    address: 'ಡೆಲಿವರಿ ವಿಳಾಸ',
    landmark: 'ಹತ್ತಿರದ ಗುರುತು',
    email: 'ಇಮೇಲ್',
    specialInstructions: 'ವಿಶೇಷ ಸೂಚನೆಗಳು',
    gstin: 'GSTIN',
    legalName: 'ನೋಂದಾಯಿತ ಹೆಸರು',
    billingAddress: 'ಬಿಲ್‌ನಲ್ಲಿ ಬರುವ ವಿಳಾಸ',
  } satisfies typeof orderFieldLabels,
  'shared/contracts': {
    fields: {
      review: 'ವಿಮರ್ಶೆ',
      message: 'ಸಂದೇಶ',
      promoCode: 'ಪ್ರೋಮೊ ಕೋಡ್',
      note: 'ಟಿಪ್ಪಣಿ',
    },
    notText: (field) => `${field} ಅಕ್ಷರಗಳಲ್ಲಿರಬೇಕು`,
    tooLong: (field, max) => `${field} ${max} ಅಕ್ಷರಗಳಿಗಿಂತ ಹೆಚ್ಚಿರಬಾರದು`,
    unprintable: (field) => `${field}: ಮುದ್ರಿಸಲಾಗದ ಅಕ್ಷರಗಳಿವೆ`,
    name: 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಹೆಸರು ಬರೆಯಿರಿ',
    email: 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ',
    badEmail: 'ದಯವಿಟ್ಟು ಸರಿಯಾದ ಇಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ',
    phone: 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಫೋನ್ ನಂಬರ್ ಬರೆಯಿರಿ',
    badPhone: 'ದಯವಿಟ್ಟು ಸರಿಯಾದ ಭಾರತೀಯ ಮೊಬೈಲ್ ನಂಬರ್ ಬರೆಯಿರಿ',
    address: 'ದಯವಿಟ್ಟು ಡೆಲಿವರಿ ವಿಳಾಸ ಬರೆಯಿರಿ',
    badGstin: 'ಈ GSTIN ಸರಿಯಿಲ್ಲ: ದಯವಿಟ್ಟು ಅದರ 15 ಅಕ್ಷರ ಮತ್ತು ಅಂಕಿಗಳನ್ನು ಪರಿಶೀಲಿಸಿ',
    legalName: 'ದಯವಿಟ್ಟು GSTIN ನೋಂದಾಯಿಸಿರುವ ಹೆಸರು ಬರೆಯಿರಿ',
    billingAddress: 'ದಯವಿಟ್ಟು ಬಿಲ್‌ನಲ್ಲಿ ಬರಬೇಕಾದ ವಿಳಾಸ ಬರೆಯಿರಿ',
    subject: 'ದಯವಿಟ್ಟು ವಿಷಯ ಆರಿಸಿ',
    message: 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಸಂದೇಶ ಬರೆಯಿರಿ',
    incompleteReview: 'ದಯವಿಟ್ಟು ಅಗತ್ಯ ವಿವರಗಳನ್ನೆಲ್ಲ ತುಂಬಿ, ಸ್ಟಾರ್ ರೇಟಿಂಗ್ ಕೊಡಿ',
  } satisfies typeof contracts,
  'shared/refusals': {
    invalid: 'ಆರ್ಡರ್‌ನಲ್ಲಿ ಏನೋ ಸರಿಯಿಲ್ಲ. ದಯವಿಟ್ಟು ಪರಿಶೀಲಿಸಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    unauthenticated: 'ದಯವಿಟ್ಟು ಮತ್ತೆ ಸೈನ್ ಇನ್ ಮಾಡಿ.',
    forbidden: 'ಈ ಆರ್ಡರ್ ಬೇರೆ ಖಾತೆಗೆ ಸೇರಿದೆ.',
    'not-found': 'ಈ ವಿಳಾಸದಲ್ಲಿ ಏನೂ ಇಲ್ಲ.',
    'too-large': 'ಕಳಿಸಿದ್ದು ತುಂಬಾ ದೊಡ್ಡದಾಗಿದೆ.',
    'too-many-requests': 'ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ. ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಕಾಯಿರಿ.',
    'dish-unavailable': 'ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿರುವ ಒಂದು ತಿನಿಸು ಈಗ ಸಿಗುವುದಿಲ್ಲ. ದಯವಿಟ್ಟು ಅದನ್ನು ತೆಗೆದುಹಾಕಿ.',
    'choice-refused': 'ನೀವು ಆರಿಸಿದ ಒಂದು ಆಯ್ಕೆ ಈಗ ಸಿಗುವುದಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಆರಿಸಿ.',
    'bill-changed': 'ನಿಮ್ಮ ಬಿಲ್ ಬದಲಾಗಿದೆ. ದಯವಿಟ್ಟು ಹೊಸ ಮೊತ್ತವನ್ನು ನೋಡಿ.',
    'already-moved': 'ಈ ಆರ್ಡರ್ ಈಗಾಗಲೇ ಮುಂದೆ ಸಾಗಿದೆ.',
    'too-late': 'ಇದಕ್ಕೆ ಈಗ ಸಮಯ ಮೀರಿದೆ.',
    'menu-changed': 'ಈ ನಡುವೆ ಮೆನು ಬದಲಾಗಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ನೋಡಿ.',
    gone: 'ಈ ಲಿಂಕ್‌ನ ಅವಧಿ ಮುಗಿದಿದೆ.',
    'promo-refused': 'ಈ ಪ್ರೋಮೊ ಕೋಡ್ ಈ ಆರ್ಡರ್‌ಗೆ ಅನ್ವಯಿಸುವುದಿಲ್ಲ',
    'out-of-range': 'ಕ್ಷಮಿಸಿ, ಅಷ್ಟು ದೂರಕ್ಕೆ ನಾವು ಡೆಲಿವರಿ ಮಾಡುವುದಿಲ್ಲ.',
    closed: 'ಈಗ ನಮ್ಮ ಅಡುಗೆಮನೆ ಮುಚ್ಚಿದೆ. ತೆರೆದ ಮೇಲೆ ಆರ್ಡರ್ ಮಾಡಿ.',
    'slot-full': 'ಆ ಸಮಯ ಈಗಷ್ಟೇ ಭರ್ತಿಯಾಯಿತು. ದಯವಿಟ್ಟು ಬೇರೆ ಸಮಯ ಆರಿಸಿ.',
    'slot-refused': 'ಆ ಸಮಯವನ್ನು ಈಗ ಆರಿಸಲಾಗದು. ದಯವಿಟ್ಟು ಬೇರೆ ಸಮಯ ಆರಿಸಿ.',
    'pickup-refused': 'ಈಗ ಅಂಗಡಿಯಿಂದ ಪಡೆಯುವ ವ್ಯವಸ್ಥೆ ಇಲ್ಲ. ದಯವಿಟ್ಟು ಡೆಲಿವರಿ ಆರಿಸಿ.',
    paused: 'ಸದ್ಯಕ್ಕೆ ನಾವು ಆರ್ಡರ್ ತೆಗೆದುಕೊಳ್ಳುತ್ತಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಪ್ರಯತ್ನಿಸಿ.',
    unavailable: 'ಸದ್ಯಕ್ಕೆ ಇದು ಆಗುತ್ತಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    internal: 'ನಮ್ಮ ಕಡೆ ಏನೋ ತಪ್ಪಾಗಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    'orders-waiting':
      'ಈ ಖಾತೆಯ ಅಥವಾ ಫೋನ್ ಸಂಖ್ಯೆಯ ಆರ್ಡರ್‌ಗಳನ್ನು ನಾವು ಇನ್ನೂ ಖಚಿತಪಡಿಸಬೇಕಿದೆ. ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಕಾಯಿರಿ, ಅಥವಾ ನಮಗೆ ಕರೆ ಮಾಡಿ.',
    'network-busy':
      'ನಿಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನಿಂದ ಸ್ವಲ್ಪ ಸಮಯದಲ್ಲೇ ತುಂಬಾ ಆರ್ಡರ್‌ಗಳು ಬಂದಿವೆ. ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಕಾಯಿರಿ, ಅಥವಾ ನಮಗೆ ಕರೆ ಮಾಡಿ.',
    'phone-unverified':
      'ಈ ಆರ್ಡರ್‌ಗೆ SMS ಮೂಲಕ ದೃಢಪಡಿಸಿದ ಫೋನ್ ಸಂಖ್ಯೆ ಬೇಕು. ಸೈನ್ ಔಟ್ ಮಾಡಿ, ನಿಮ್ಮ ಫೋನ್ ಸಂಖ್ಯೆಯಿಂದ ಸೈನ್ ಇನ್ ಮಾಡಿ, ಅದೇ ಸಂಖ್ಯೆಯಿಂದ ಆರ್ಡರ್ ಮಾಡಿ; ನಿಮ್ಮ ಕಾರ್ಟ್ ಹಾಗೆಯೇ ಇರುತ್ತದೆ.',
    'bill-needs-recipient': '₹50,000 ಮತ್ತು ಹೆಚ್ಚಿನ ಬಿಲ್‌ನಲ್ಲಿ ಕಾನೂನಿನಂತೆ ಹೆಸರು ಮತ್ತು ವಿಳಾಸ ಇರಬೇಕು. ದಯವಿಟ್ಟು ಬರೆಯಿರಿ.',
    'own-gstin': 'ಇದು ರೆಸ್ಟೋರೆಂಟ್‌ನ ಸ್ವಂತ GSTIN. ದಯವಿಟ್ಟು ನಿಮ್ಮ ವ್ಯವಹಾರದ GSTIN ಬರೆಯಿರಿ.',
    'order-under-way': 'ನಿಮ್ಮ ಆರ್ಡರ್ ಒಂದು ಇನ್ನೂ ನಡೆಯುತ್ತಿದೆ. ಅದು ತಲುಪಿದ ಮೇಲೆ ಖಾತೆ ಅಳಿಸಿ, ಅಥವಾ ಮೊದಲು ಅದನ್ನು ರದ್ದು ಮಾಡಿ.',
    'staff-account': 'ಈ ಖಾತೆ ಕೌಂಟರ್‌ನಲ್ಲಿ ಕೆಲಸ ಮಾಡುತ್ತದೆ. ಇದನ್ನು ಸಿಬ್ಬಂದಿಯಿಂದ ತೆಗೆಯಲು ಮಾಲೀಕರಿಗೆ ಹೇಳಿ; ಆಮೇಲೆ ಅಳಿಸಬಹುದು.',
    'way-not-offered': 'ಸದ್ಯಕ್ಕೆ ಆನ್‌ಲೈನ್ ಪಾವತಿ ಇಲ್ಲ. ಆರ್ಡರ್ ಸಿಕ್ಕಾಗ ಪಾವತಿಸಿ.',
    'not-our-page': 'ಈ ವಿನಂತಿ ನಮ್ಮ ಪುಟದಿಂದ ಬಂದಿಲ್ಲ. ದಯವಿಟ್ಟು ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ, ಅಥವಾ ನಮಗೆ ಕರೆ ಮಾಡಿ.',
  } satisfies Record<RefusalCode | DisplayedReason, string>,
  'shared/pricing': {
    blank: 'ದಯವಿಟ್ಟು ಪ್ರೋಮೊ ಕೋಡ್ ಬರೆಯಿರಿ',
    unknown: 'ಈ ಪ್ರೋಮೊ ಕೋಡ್ ಸರಿಯಿಲ್ಲ',
    minimum: (rupees) => `ಈ ಪ್ರೋಮೊಗೆ ಕನಿಷ್ಠ ₹${rupees} ಆರ್ಡರ್ ಬೇಕು`,
  } satisfies typeof pricing,
  'shared/bill': {
    subtotal: 'ಉಪಮೊತ್ತ',
    discount: 'ರಿಯಾಯಿತಿ',
    delivery: 'ಡೆಲಿವರಿ',
    cgst: 'CGST',
    sgst: 'SGST',
    roundOff: 'ರೂಪಾಯಿಗೆ ಸರಿಹೊಂದಿಸಿದ್ದು',
  } satisfies typeof englishBillLabels,
  'shared/savings': {
    off: (amount, code) => `${code} ಬಳಸಿ ${amount} ರಿಯಾಯಿತಿ`,
    apply: 'ಬಳಸಿ',
    applyCode: (code) => `${code} ಬಳಸಿ`,
    applied: 'ಅನ್ವಯವಾಗಿದೆ',
    appliedCode: (code) => `${code} ಅನ್ವಯವಾಗಿದೆ`,
  } satisfies typeof savings,
  'shared/restaurant-times': {
    time: (clock, hour) => `${partOfDay(hour)} ${clock}`,
    tomorrow: (span) => `ನಾಳೆ ${span}`,
    onDay: (day, span) => `${day}, ${span}`,
    fromTo: (opens, closes) => `${opens} ರಿಂದ ${closes} ವರೆಗೆ`,
    closed: 'ರಜೆ',
    everyDay: 'ಪ್ರತಿದಿನ',
    everyDayBut: (days) => `${days} ಹೊರತುಪಡಿಸಿ ಪ್ರತಿದಿನ`,
    span: (from, to) =>
      partOfDay(from.hour) === partOfDay(to.hour)
        ? `${partOfDay(from.hour)} ${from.clock}–${to.clock}`
        : `${partOfDay(from.hour)} ${from.clock}–${partOfDay(to.hour)} ${to.clock}`,
  } satisfies typeof times,
  'shared/facts': {
    tax: (all, cgst, sgst) =>
      `ಮೆನು ಬೆಲೆಯಲ್ಲಿ ತೆರಿಗೆ ಇಲ್ಲ. ಊಟ ಮತ್ತು ಡೆಲಿವರಿ ಮೇಲೆ ${all} GST (${cgst} CGST ಮತ್ತು ${sgst} SGST) ಸೇರುತ್ತದೆ. ಕಾರ್ಟ್‌ನಿಂದಲೇ ಬಿಲ್‌ನಲ್ಲಿ ಪ್ರತಿಯೊಂದಕ್ಕೂ ಬೇರೆ ಸಾಲು.`,
    noTax: 'ನಾವು ತೆರಿಗೆ ಸೇರಿಸುವುದಿಲ್ಲ: ಮೆನುವಿನಲ್ಲಿ ಇರುವುದೇ ತಿನಿಸಿನ ಬೆಲೆ.',
    pickup: (minutes) =>
      `ಹೌದು: ಚೆಕ್‌ಔಟ್‌ನಲ್ಲಿ “ಪಿಕಪ್” ಆರಿಸಿ. ಡೆಲಿವರಿ ಶುಲ್ಕ ಇಲ್ಲ; ${minutes} ನಿಮಿಷದಲ್ಲಿ ಅಥವಾ ನೀವು ಆರಿಸಿದ ಸಮಯಕ್ಕೆ ಸಿದ್ಧ. ಹಣ ಕೌಂಟರ್‌ನಲ್ಲಿ ಕೊಡಿ.`,
    noPickup: (phone) => `ಹೌದು, ಫೋನ್‌ನಲ್ಲಿ. ${phone} ಗೆ ಕರೆ ಮಾಡಿ, ಏನು, ಯಾವಾಗ ಬೇಕು ಎಂದು ಹೇಳಿ, ಕೌಂಟರ್‌ನಲ್ಲಿ ಹಣ ಕೊಡಿ.`,
  } satisfies typeof facts,
  'shared/restaurant': words,
  'shared/privacy': {
    notice: 'ಗೌಪ್ಯತಾ ಸೂಚನೆ',
    account: 'ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳು ನಿಮ್ಮದಾಗಿರಲು ನಿಮ್ಮ ಹೆಸರು, ಇಮೇಲ್ ಅಥವಾ ನಂಬರ್ ಇಟ್ಟುಕೊಳ್ಳುತ್ತೇವೆ.',
    order: 'ಇದನ್ನು ಆರ್ಡರ್ ತಲುಪಿಸಲು ಬಳಸುತ್ತೇವೆ, ತೆರಿಗೆ ಕಾನೂನು ಕೇಳುವಷ್ಟು ಕಾಲ ಇಟ್ಟುಕೊಳ್ಳುತ್ತೇವೆ.',
    form: 'ಇದು ನಮಗೆ ಮೇಲ್‌ನಲ್ಲಿ ಬರುತ್ತದೆ, ನಿಮಗೆ ಉತ್ತರಿಸಲು ಮಾತ್ರ ಬಳಸುತ್ತೇವೆ.',
  } satisfies typeof privacy,
};
