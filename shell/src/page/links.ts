import { messages } from '../messages';

const { nav } = messages;

/** The links of the navigation bar, in its order. */
export const mainLinks = [
  { to: '/', label: nav.home },
  { to: '/menu', label: nav.menu },
  { to: '/about', label: nav.about },
  { to: '/blogs', label: nav.blogs },
  { to: '/offers', label: nav.offers },
  { to: '/contact', label: nav.contact },
] as const;

/** The links of the footer. */
export const footerLinks = [
  { to: '/', label: nav.home },
  { to: '/menu', label: nav.menu },
  { to: '/about', label: nav.about },
  { to: '/blogs', label: nav.blogs },
  { to: '/offers', label: nav.offers },
  { to: '/faq', label: nav.faq },
  { to: '/contact', label: nav.contact },
] as const;

/** What the icon of the installed site leads to besides home. */
export const shortcuts = [
  { to: '/menu', label: nav.menu },
  { to: '/orders', label: nav.orders },
] as const;
