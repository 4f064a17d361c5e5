import type { Facts, FactWords } from './files';

/** What `restaurant.json` holds with its words in another language. What these leave out stays as it is. */
export function inOtherWords(facts: Facts, words: FactWords): Facts {
  const { name = facts.name, tagline = facts.tagline, grievanceOfficer } = words;
  return {
    ...facts,
    name,
    tagline,
    address: { ...facts.address, ...words.address },
    grievanceOfficer: {
      ...facts.grievanceOfficer,
      name: grievanceOfficer ?? facts.grievanceOfficer.name,
    },
  };
}
