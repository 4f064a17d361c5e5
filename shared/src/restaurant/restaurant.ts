import { inWordsOfPage } from './restaurant-words';

/** Everything that another restaurant changes to make this site its own. The menu is `menu.json` beside it. */
export const restaurant = inWordsOfPage({
  name: 'Burger Katte',
  legalName: 'Burger Katte Foods LLP',
  tagline: 'Proper burgers, made fresh in Kithaganur since 2013.',
  since: 2013,
  siteUrl: 'https://burgerkatte.example',
  orderIdPrefix: 'BK',

  address: {
    street: '14 Kithaganur Main Road, opposite the lake park',
    locality: 'Kithaganur',
    city: 'Bengaluru',
    region: 'Karnataka',
    postalCode: '560036',
    country: 'IN',
  },
  coordinates: { lat: 13.037, lng: 77.708 },
  timeZone: 'Asia/Kolkata',

  phones: ['+91 90000 00010', '+91 90000 00011'],
  chatPhone: '+91 90000 00010',
  emails: { hello: 'hello@burgerkatte.example', orders: 'orders@burgerkatte.example' },
  ownerEmail: 'owner@burgerkatte.example',
  grievanceOfficer: {
    name: 'Kavya Ramesh',
    email: 'care@burgerkatte.example',
    phone: '+91 90000 00012',
  },

  hours: { opens: '11:00', closes: '22:00', kitchenCloses: '21:30', lastOrders: '21:15' },
  enforceHours: false,

  delivery: {
    freeUpToKm: 2,
    rupeesPerKm: 10,
    limitKm: 10,
    minutes: 45,
    promisedMinutes: '45–60',
    // Roads are longer than the crow's flight; used where no maps service answers.
    roadFactor: 1.3,
    areas: [
      { name: 'Kithaganur', lat: 13.037, lng: 77.708 },
      { name: 'Bidarahalli', lat: 13.0457, lng: 77.7262 },
      { name: 'Avalahalli', lat: 13.0288, lng: 77.7221 },
      { name: 'Kannamangala', lat: 13.0206, lng: 77.7466 },
      { name: 'T C Palya', lat: 13.0219, lng: 77.6845 },
      { name: 'K R Puram', lat: 13.0077, lng: 77.6959 },
      { name: 'Ramamurthy Nagar', lat: 13.0163, lng: 77.6785 },
      { name: 'Horamavu', lat: 13.0273, lng: 77.6601 },
      { name: 'Hoodi', lat: 12.9919, lng: 77.7166 },
    ],
  },

  gst: {
    scheme: 'regular',
    gstin: '29ABCDE1234F1Z5',
    sac: '996331',
    // Basis points: 250 is 2.5 %.
    cgst: 250,
    sgst: 250,
  },
  fssai: '11224999000123',

  promos: [
    {
      code: 'WELCOME15',
      discount: 15,
      type: 'percentage',
      description: '15% off your order',
      minOrder: 0,
    },
    {
      code: 'WEEKEND25',
      discount: 25,
      type: 'percentage',
      description: '25% off weekend feasts',
      minOrder: 200,
    },
    {
      code: 'STUDENT20',
      discount: 20,
      type: 'percentage',
      description: '20% off for students',
      minOrder: 100,
    },
    {
      code: 'FAMILY5',
      discount: 100,
      type: 'fixed',
      description: '₹100 off family orders',
      minOrder: 500,
    },
    {
      code: 'HAPPY30',
      discount: 30,
      type: 'percentage',
      description: '30% off happy-hour orders',
      minOrder: 150,
    },
    {
      code: 'BIRTHDAY',
      discount: 10,
      type: 'percentage',
      description: '10% off on your birthday',
      minOrder: 0,
    },
    {
      code: 'GROUP15',
      discount: 15,
      type: 'percentage',
      description: '15% off group orders',
      minOrder: 800,
    },
  ],

  featuredDishes: ['Spicy Paneer Burger', 'Chicken Loaded Cheesy Fries', 'Premium Chicken Burger'],

  links: {
    googleReview: 'https://search.google.com/local/writereview?placeid=ChIJburgerkatte',
    map: 'https://www.google.com/maps/search/?api=1&query=13.037%2C77.708',
    instagram: 'https://www.instagram.com/burgerkatte.example',
  },
});
