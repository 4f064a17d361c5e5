import {
  type Promo,
  type Rules,
  type UsualMinutes,
  usualNetworkOrders,
  usualPayMinutes,
} from '@burger/shared/contracts';
import { promoInWords } from '@burger/shared/promo-rules';
import { hoursInWords } from '@burger/shared/restaurant';
import { minutesSpan } from '@burger/shared/times';
import { changedList, fromTo, listed, whereOther } from './changes';

const hours = (was: Rules, now: Rules): string[] => {
  const [before, after] = [hoursInWords(was), hoursInWords(now)];
  return [
    ...fromTo('Hours: ', before.hours, after.hours),
    ...fromTo('Special days: ', before.specialDays || 'none', after.specialDays || 'none'),
    ...whereOther(
      was.enforceHours,
      now.enforceHours,
      `Hours: orders outside them are ${now.enforceHours ? 'refused' : 'taken'}`,
    ),
  ];
};

const numberAskedFor = ({ verifiedPhone = 'never' }: Rules): string => {
  if (typeof verifiedPhone === 'object') return `above ₹${verifiedPhone.above}`;
  return verifiedPhone === 'never' ? 'never' : 'on the first order';
};

const ofNetwork = ({ networkOrders = usualNetworkOrders }: Rules): string =>
  `${networkOrders.unverified}, ${networkOrders.verified} with a checked number`;

const inMinutes = (usual: UsualMinutes | null): string =>
  usual ? `${minutesSpan(usual)} minutes` : 'not offered';

const choosing = ({ slots }: Rules): string =>
  slots ? `${slots.capacity} orders each, ${slots.days} days ahead` : 'not offered';

const keptFor = ({ retention }: Rules): string =>
  `${retention.coordinatesDays} days (places), ${retention.taxMonths} months (orders)`;

const riddenBy = ({ delivery: { travelMode = 'two-wheeler' } }: Rules): string => travelMode;

const delivery = ({ delivery: was }: Rules, { delivery: now }: Rules): string[] => [
  ...fromTo('Delivery: free up to ', `${was.freeUpToKm} km`, `${now.freeUpToKm} km`),
  ...fromTo('Delivery: each further kilometre ', `₹${was.rupeesPerKm}`, `₹${now.rupeesPerKm}`),
  ...fromTo('Delivery: at most ', `${was.limitKm} km`, `${now.limitKm} km`),
  ...fromTo('Delivery: promised after ', inMinutes(was), inMinutes(now)),
  ...fromTo('Delivery: roads longer by the factor ', was.roadFactor, now.roadFactor),
  ...changedList(was.areas, now.areas, {
    idOf: ({ name }) => name,
    added: ({ name }) => `Delivery: new area ${name}`,
    removed: ({ name }) => `Delivery: area ${name} is gone`,
    changed: (before, after) =>
      whereOther(before, after, `Delivery: ${after.name} lies at another place`),
    moved: 'Delivery: areas stand in another order',
  }),
];

const taxes = ({ gst: was }: Rules, { gst: now }: Rules): string[] => [
  ...fromTo('Tax: scheme ', was.scheme, now.scheme),
  ...fromTo('Tax: CGST ', `${was.cgst / 100} %`, `${now.cgst / 100} %`),
  ...fromTo('Tax: SGST ', `${was.sgst / 100} %`, `${now.sgst / 100} %`),
  ...fromTo('Tax: GSTIN ', was.gstin, now.gstin),
  ...fromTo('Tax: SAC ', was.sac, now.sac),
];

const paidWithin = ({ payMinutes = usualPayMinutes }: Rules): string => `${payMinutes} minutes`;

const rounded = ({ rounding = 'none' }: Rules): string =>
  rounding === 'rupee' ? 'to the rupee' : 'not at all';

const isSuggested = ({ forEveryone = false }: Promo): boolean => forEveryone;

const promos = (was: Rules, now: Rules): string[] =>
  changedList(was.promos, now.promos, {
    idOf: ({ code }) => code,
    added: (promo) => `New promo code: ${promo.code}, ${promoInWords(promo)}`,
    removed: ({ code }) => `Promo code gone: ${code}`,
    changed: (before, after) => [
      ...fromTo(`Promo code ${after.code}: `, promoInWords(before), promoInWords(after)),
      ...whereOther(
        before.description,
        after.description,
        `Promo code ${after.code}: another description`,
      ),
      ...whereOther(
        isSuggested(before),
        isSuggested(after),
        `Promo code ${after.code}: is ${isSuggested(after) ? 'suggested now' : 'no longer suggested'}`,
      ),
    ],
    moved: 'Promo codes stand in another order',
  });

export const ruleDifferences = (was: Rules, now: Rules): string[] => [
  ...hours(was, now),
  ...delivery(was, now),
  ...fromTo('Delivery: ways are those of a ', riddenBy(was), riddenBy(now)),
  ...fromTo('Pickup: ready after ', inMinutes(was.pickup), inMinutes(now.pickup)),
  ...fromTo('Half hours to choose: ', choosing(was), choosing(now)),
  ...fromTo('Payment: ', listed(was.payments), listed(now.payments)),
  ...fromTo('Payment: an order waits for its money for ', paidWithin(was), paidWithin(now)),
  ...fromTo('Payment: UPI address ', was.upi?.address ?? 'none', now.upi?.address ?? 'none'),
  ...fromTo('Checked phone number: asked for ', numberAskedFor(was), numberAskedFor(now)),
  ...fromTo('Orders of one network in ten minutes: ', ofNetwork(was), ofNetwork(now)),
  ...fromTo('Personal data: kept for ', keptFor(was), keptFor(now)),
  ...taxes(was, now),
  ...fromTo('Bill: rounded ', rounded(was), rounded(now)),
  ...promos(was, now),
];
