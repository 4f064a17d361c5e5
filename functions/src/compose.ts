import { randomInt } from 'node:crypto';
import type { DeliveryRules } from '@burger/shared/contracts';
import { dayOf } from '@burger/shared/hours';
import { restaurant } from '@burger/shared/restaurant';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreAnswered } from './channels/answered';
import { firestoreChannels, hasChannel } from './channels/order-channels';
import { firestoreStaffDevices } from './channels/staff-devices';
import {
  checkedTokens,
  firebaseAccounts,
  firebaseStaff,
  firebaseStaffSince,
  firebaseTokens,
} from './auth/firebase';
import { cloudLog, plainLog } from './http/errors';
import { productionLimits } from './http/limits';
import { mailboxFolder, noMail, type SendMail, smtpMail } from './mail/mail';
import { firestoreDays } from './kitchen/days';
import { firestoreMonth } from './kitchen/firestore-month';
import { googleMaps, localMaps } from './maps/services';
import { mapsQuota, boundedMaps, cachedMaps } from './maps/maps';
import type { NoteRefusal } from './http/service-refusals';
import { firestorePerson } from './me/firestore-person';
import { firestoreSubscribers } from './forms/newsletter';
import { firestoreKitchen } from './orders/store/firestore-kitchen';
import { firestoreRiderLinks } from './orders/store/firestore-links';
import { firestoreOrders } from './orders/store/firestore-orders';
import { firestoreOutbox } from './orders/store/firestore-outbox';
import { razorpay, razorpayKeys } from './payments/razorpay';
import type { ApiPorts } from './ports';
import { firestoreRetention } from './retention/retention';
import { webPushServices } from './push/web-push';
import { googleReviews, sampleReviews } from './forms/reviews';
import { type Environment, optional, readSettings } from './settings';
import { firestoreLearned } from './shop/learned';
import { firestoreShop } from './shop/firestore-shop';
import { firstDocument, keepShop } from './shop/cached-shop';
import { askSite, deployedVersions } from './vitals/deployed-versions';
import { firestoreCounters, gathered } from './vitals/counters';
import { countedMail } from './vitals/mails';
import { createRefusalFigures } from './vitals/refusals';
import { createWhatsAppCost } from './vitals/whatsapp-cost';
import { metaCloud } from './whatsapp/cloud-api';
import { whatsAppKeys } from './whatsapp/keys';

type ReadRules = () => Promise<DeliveryRules>;

function chooseMaps(
  firestore: Firestore,
  environment: Environment,
  readRules: ReadRules,
  note: NoteRefusal,
) {
  const key = optional(environment['MAPS_KEY']);
  if (!key) return localMaps(readRules);
  const perDay = readSettings(environment).MAPS_DAILY_BUDGET;
  const now = () => new Date();
  const quota = mapsQuota(firestore, { perDay, dayAt: dayOf, now });
  return cachedMaps(googleMaps({ key, readRules, note }), quota, { note });
}

function chooseMail(environment: Environment): SendMail {
  const smtpUrl = optional(environment['SMTP_URL']);
  if (smtpUrl) return smtpMail(smtpUrl);
  const folder = optional(environment['MAILBOX_DIR']);
  return folder ? mailboxFolder(folder) : noMail;
}

/** Creates the adapters of a Firebase project: hosted services where keys are set, else local ones. */
export function composePorts(auth: Auth, firestore: Firestore, environment: Environment): ApiPorts {
  const { MAILS_A_MINUTE, MAILS_A_DAY } = readSettings(environment);
  const keys = razorpayKeys(optional(environment['PAYMENTS_KEY']) ?? '');
  const placesKey = optional(environment['PLACES_KEY']);
  const now = () => new Date();
  const shopStore = firestoreShop(firestore, now);
  const learned = firestoreLearned(firestore);
  const shop = keepShop({ store: shopStore, learned, firstDocument, now });
  const counters = gathered(firestoreCounters(firestore), Date.now);
  const pushKey = optional(environment['PUSH_PRIVATE_KEY']);
  const whatsApp = whatsAppKeys(optional(environment['WHATSAPP_KEY']) ?? '');
  const channels = firestoreChannels(firestore);
  const isNotified = async (key: string) =>
    (pushKey !== null || whatsApp !== null) && hasChannel(await channels.of(key));
  const log = optional(environment['K_SERVICE']) ? cloudLog() : plainLog;
  const note = createRefusalFigures({ counters, now, log });
  const deliveryRules = async () => (await shop.shop()).rules.delivery;
  return {
    verifyToken: firebaseTokens(auth),
    orderStore: firestoreOrders(firestore),
    subscribers: firestoreSubscribers(firestore),
    shop,
    kitchen: {
      verifyStaff: firebaseStaff(auth),
      orders: firestoreKitchen(firestore, { isNotified }),
      links: firestoreRiderLinks(firestore),
      outbox: firestoreOutbox(firestore),
      shopStore,
      days: firestoreDays(firestore),
      months: firestoreMonth(firestore),
      learned,
    },
    person: {
      verifyToken: checkedTokens(auth),
      accounts: firebaseAccounts(auth),
      store: firestorePerson(firestore),
    },
    retained: firestoreRetention(firestore),
    payments: keys && razorpay(keys, { note }),
    push: pushKey === null ? null : webPushServices(pushKey),
    whatsapp: whatsApp && metaCloud(whatsApp, { note }),
    whatsappCost: createWhatsAppCost({ counters, shop, now }),
    channels,
    answered: firestoreAnswered(firestore),
    staffDevices: firestoreStaffDevices(firestore),
    staffSince: firebaseStaffSince(auth),
    note,
    siteUrl: restaurant.siteUrl,
    counters,
    isDeployed: deployedVersions({ ask: askSite(restaurant.siteUrl), now: Date.now }),
    maps: boundedMaps(chooseMaps(firestore, environment, deliveryRules, note), deliveryRules),
    readReviews:
      placesKey && restaurant.links.googleReview
        ? googleReviews(placesKey, { note })
        : sampleReviews,
    ...(optional(environment['SMTP_URL'])
      ? {
          sendMail: countedMail(chooseMail(environment), { counters, now }),
          ...{ mailsAMinute: MAILS_A_MINUTE, mailsADay: MAILS_A_DAY },
        }
      : { sendMail: chooseMail(environment), mailsAMinute: Infinity, mailsADay: Infinity }),
    limits: productionLimits,
    appCheck: null,
    hosts: () => restaurant.hosts ?? null,
    trustProxy: 0,
    now,
    random: () => randomInt(1000),
    log,
  };
}
