import home from '@burger/restaurant/pages/home.json';
import reasons from '@burger/restaurant/pages/reasons.json';
import { inPageLanguage } from '@burger/shared/i18n';
import { fill, ownFacts } from '@burger/shared/restaurant';
import { pageFacts } from '../../parts/page-facts';
import { useText } from '../../parts/use-text';

export const homeMessages = inPageLanguage('mfe-content/home', {
  hero: {
    order: 'Order now',
    visit: 'Visit us',
    openNow: (until: string) => `Open now · until ${until}`,
    opensAt: (time: string) => `Opens at ${time}`,
    opensOn: (day: string, time: string) => `Opens ${day} at ${time}`,
    delivery: (minutes: string, freeKm: number) =>
      `${minutes} min to your door · free within ${freeKm} km`,
    pickup: (minutes: string) => `Pickup: ready in ${minutes} min`,
    orderFor: {
      delivery: (when: string) => `Order now, delivered ${when}`,
      pickup: (when: string) => `Order now, ready ${when}`,
    },
  },
  categories: 'What are you hungry for?',
  favourites: {
    title: 'Featured Favorites',
    all: 'See the whole menu',
    loading: 'Loading our favourites',
  },
  visit: {
    title: 'Visit us',
  },
} as const);

const homeText = inPageLanguage('mfe-content/home-text', home);

/**
 * Returns the texts of the home page's first screen. They render before the shop's rules load, so no
 * placeholder may need those.
 */
export const useHomeText = () => useText(homeText, ownFacts);

export const reasonsText = fill(inPageLanguage('mfe-content/reasons', reasons), pageFacts);
