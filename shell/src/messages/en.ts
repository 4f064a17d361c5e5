import { inPageLanguage } from '@burger/shared/i18n';
import { restaurant } from '@burger/shared/restaurant';

export const messages = inPageLanguage('shell', {
  skip: 'Skip to the content',
  nav: {
    label: 'Main',
    openMenu: 'Open the menu',
    menuTitle: restaurant.name,
    home: 'Home',
    menu: 'Menu',
    about: 'About',
    blogs: 'Blogs',
    offers: 'Offers',
    contact: 'Contact',
    faq: 'FAQ',
    order: 'Order now',
    orders: 'My Orders',
  },
  footer: {
    label: 'More pages',
    explore: 'Explore',
    languages: 'Languages',
    visit: 'Visit us',
    lastOrders: (time: string) => `Last orders ${time}`,
    talk: 'Talk to us',
    legal: 'Legal',
    fssai: (number: string) => `FSSAI licence ${number}`,
    gstin: (number: string) => `GSTIN ${number}`,
    grievance: (name: string) => `Grievance officer: ${name}`,
    privacy: 'Privacy notice',
    terms: 'Terms, cancellation and refund',
    rights: (year: number, name: string) =>
      `© ${name}, since ${year}. Made fresh in ${restaurant.address.city}.`,
  },
  withoutScripts: {
    label: 'Ordering without scripts',
    lead: 'Ordering here needs JavaScript, which your browser has switched off. The menu and all pages can be read without it.',
    call: (phone: string) => `Order by phone: ${phone}`,
  },
  remote: {
    missing: 'This part of the page could not be loaded. Everything else works.',
    offline: 'You are offline. This part of the page comes when you are back.',
    standing: 'You can read this part of the page, but it does not answer yet.',
    standingOffline: 'You are offline. You can read this page; the rest comes when you are back.',
    slow: 'This part is taking longer than it should.',
    tryAgain: 'Try again',
    tryAgainHere: 'Could not be loaded. Try again',
  },
  error: {
    title: 'Unexpected Application Error!',
    notFound: '404 Not Found',
    lead: 'That page is not on our menu. Let us take you somewhere tasty.',
    home: 'Back to home',
    menu: 'See the menu',
    dishes: 'What many people like',
  },
} as const);

/** The texts of the offline page. It has no scripts, so no browser bundle includes them. */
export const offlineMessages = /* @__PURE__ */ inPageLanguage('shell/offline', {
  title: 'You are offline',
  lead: 'This page has not been opened on this device before, so it needs the network. Your cart is kept.',
  call: 'Hungry now? Call us:',
});
