import { usualRetention, type Rules } from '@burger/shared/contracts';
import type { Facts } from '@burger/shared/restaurant-files';
import type { Answers } from './answers';

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0')).join(':');

const pointOf = (coordinates: string) => {
  const [lat = 0, lng = 0] = coordinates.split(',').map(Number);
  return { lat, lng };
};

const listOf = (text: string): string[] => text.split(',').map((one) => one.trim());

const prefixOf = (name: string): string => {
  const letters = name.toUpperCase().replace(/[^A-Z ]/g, '');
  const initials = letters.split(/ +/).map((word) => word.slice(0, 1));
  return `${initials.join('')}${letters.replaceAll(' ', '').slice(1)}XX`.slice(0, 2);
};

export const languagesFrom = ({ languages }: Answers): string[] => [...new Set(listOf(languages))];

/** `restaurant.json`. */
export function factsFrom(answers: Answers): Facts {
  const { name, email, phone, otherPhone, officer } = answers;
  const { street, locality, city, region, postalCode } = answers;
  const domain = email.slice(email.indexOf('@') + 1);
  return {
    name,
    legalName: answers.legalName,
    tagline: 'Good food in {area} since {since}.',
    since: Number(answers.since),
    cuisine: listOf(answers.cuisine),
    siteUrl: `https://${domain}`,
    orderIdPrefix: prefixOf(name),
    address: { street, locality, city, region, postalCode, country: 'IN' },
    coordinates: pointOf(answers.coordinates),
    timeZone: 'Asia/Kolkata',
    phones: [phone, otherPhone],
    chatPhone: phone,
    emails: { hello: email, orders: email },
    ownerEmail: email,
    grievanceOfficer: { name: officer, email, phone },
    fssai: answers.fssai,
    links: {
      googleReview: 'https://search.google.com/local/writereview?placeid=',
      instagram: 'https://www.instagram.com/',
    },
  };
}

/** `rules.json`. */
export function rulesFrom({ opens, closes, scheme, gstin, locality, coordinates }: Answers): Rules {
  const end = minutesOf(closes);
  const start = minutesOf(opens);
  const before = (minutes: number) => timeOf(Math.max(start + 1, end - minutes));
  const rate = scheme === 'regular' ? 250 : 0;
  return {
    hours: { opens, closes, kitchenCloses: before(30), lastOrders: before(45) },
    closedWeekdays: [],
    enforceHours: true,
    verifiedPhone: 'never',
    delivery: {
      freeUpToKm: 2,
      rupeesPerKm: 10,
      limitKm: 8,
      minutes: 40,
      latestMinutes: 60,
      roadFactor: 1.3,
      areas: [{ name: locality, ...pointOf(coordinates) }],
    },
    pickup: { minutes: 20, latestMinutes: 30 },
    slots: null,
    payments: ['cod'],
    upi: null,
    gst: { scheme: scheme as Rules['gst']['scheme'], gstin, sac: '996331', cgst: rate, sgst: rate },
    promos: [
      {
        code: 'WELCOME10',
        discount: 10,
        type: 'percentage',
        description: '10% off your order',
        minOrder: 0,
        forEveryone: true,
      },
    ],
    retention: usualRetention,
  };
}
