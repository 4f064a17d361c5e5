import { wordsOf } from '@burger/shared/text-search';

const folded = (...names: string[]): string[] => names.map((name) => wordsOf(name).join(' '));

// What has meat first: its names hold those of what has none.
const diets = [
  [
    false,
    folded('non veg', 'nonveg', 'non vegetarian', 'ನಾನ್ ವೆಜ್', 'ಮಾಂಸಾಹಾರಿ', 'नॉन वेज', 'मांसाहारी'),
  ],
  [true, folded('pure veg', 'veg', 'veggie', 'vegetarian', 'ವೆಜ್', 'ಸಸ್ಯಾಹಾರಿ', 'वेज', 'शाकाहारी')],
] as const;

export interface AskedFor {
  /** The words that dishes are searched for, folded. */
  words: readonly string[];
  /** Whether it is to be veg; null where nobody said. */
  isVeg: boolean | null;
}

/** What a query asks for: veg is no word of some names, but what a dish is. */
export function askedFor(query: string): AskedFor {
  const asked = ` ${wordsOf(query).join(' ')} `;
  for (const [isVeg, names] of diets) {
    const name = names.find((one) => asked.includes(` ${one} `));
    if (name) return { words: wordsOf(asked.replace(` ${name} `, ' ')), isVeg };
  }
  return { words: wordsOf(asked), isVeg: null };
}
