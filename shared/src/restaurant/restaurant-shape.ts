import type { Coordinates } from '../contracts/location';

export interface Promo {
  code: string;
  /** Percent, or rupees where `type` is fixed. */
  discount: number;
  type: 'percentage' | 'fixed';
  description: string;
  /** Smallest subtotal in rupees. */
  minOrder: number;
}

/** Times of day as HH:MM in the restaurant's own time zone. */
export interface Hours {
  opens: string;
  closes: string;
  kitchenCloses: string;
  lastOrders: string;
}

export interface DeliveryRules {
  freeUpToKm: number;
  rupeesPerKm: number;
  limitKm: number;
  /** Minutes from placing an order to its estimated delivery. */
  minutes: number;
  promisedMinutes: string;
  roadFactor: number;
  /** Places that a customer who shares no location can pick from. */
  areas: readonly (Coordinates & { name: string })[];
}

export interface GstRules {
  scheme: 'regular' | 'composition' | 'unregistered';
  gstin: string;
  sac: string;
  cgst: number;
  sgst: number;
}

export interface Restaurant {
  name: string;
  legalName: string;
  tagline: string;
  since: number;
  siteUrl: string;
  orderIdPrefix: string;
  address: {
    street: string;
    locality: string;
    city: string;
    region: string;
    postalCode: string;
    country: string;
  };
  coordinates: Coordinates;
  timeZone: string;
  phones: readonly [string, string];
  chatPhone: string;
  emails: { hello: string; orders: string };
  ownerEmail: string;
  grievanceOfficer: { name: string; email: string; phone: string };
  hours: Hours;
  /** Whether the server refuses orders outside the hours. */
  enforceHours: boolean;
  delivery: DeliveryRules;
  gst: GstRules;
  fssai: string;
  promos: readonly Promo[];
  featuredDishes: readonly string[];
  links: { googleReview: string; map: string; instagram: string };
}
