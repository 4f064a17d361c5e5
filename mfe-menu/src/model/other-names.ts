import { foldText } from '@burger/shared/text-search';

// What customers in India call food. Before the equals sign: what menus call it, after it: its names in Latin letters,
// Kannada and Hindi. What a line finds is whatever has one of the former.
const lines = [
  'potato, potatoes, aloo = alu, batata, ಆಲೂ, ಆಲೂಗಡ್ಡೆ, आलू, बटाटा',
  'chicken = chikan, murgh, murg, murga, koli, kozhi, ಚಿಕನ್, ಕೋಳಿ, चिकन, मुर्ग, मुर्गा',
  'egg, eggs = anda, motte, ಮೊಟ್ಟೆ, अंडा, अंडे',
  'fish = machli, machhli, meenu, ಮೀನು, ಫಿಶ್, मछली, फिश',
  'mutton, lamb = gosht, ಮಟನ್, ಕುರಿ, मटन, गोश्त',
  'paneer = panir, cottage cheese, ಪನೀರ್, पनीर',
  'fries = chips, french fry, finger chips, ಫ್ರೈಸ್, ಚಿಪ್ಸ್, फ्राइज़, चिप्स',
  'chai, tea = chaha, ಚಹಾ, ಟೀ, ಚಾಯ್, चाय',
  'coffee = kaapi, kapi, ಕಾಫಿ, कॉफ़ी, कॉफी',
  'water = pani, paani, neeru, ನೀರು, पानी',
  'chilled, soda, cola = cold drink, cold drinks, soft drink, soft drinks, cool drink, cool drinks, thanda, ತಂಪು ಪಾನೀಯ, कोल्ड ड्रिंक, ठंडा',
  'beverages, drinks = beverage, drink, ಪಾನೀಯ, ಪಾನೀಯಗಳು, ड्रिंक, ड्रिंक्स, पेय',
  'shake, shakes, milkshake = milkshakes, milk shake, thick shake, ಶೇಕ್, शेक',
  'ice cream = icecream, kulfi, ಐಸ್ ಕ್ರೀಮ್, आइसक्रीम',
  'dessert, desserts, waffle, waffles = sweet dish, sweets, mithai, meetha, sihi, ಸಿಹಿ, ವಾಫಲ್, मिठाई, मीठा, वॉफ़ल',
  'wrap, wraps = roll, rolls, kathi roll, frankie, ರ್ಯಾಪ್, ರೋಲ್, रैप, रोल',
  'cheese = cheez, ಚೀಸ್, चीज़, चीज',
  'corn = makka, bhutta, ಜೋಳ, मक्का, भुट्टा',
  'onion, onions = pyaz, pyaaz, eerulli, ಈರುಳ್ಳಿ, प्याज़, प्याज',
  'mushroom, mushrooms = anabe, ಅಣಬೆ, मशरूम',
  'spicy, fiery = mirchi, teekha, tikha, khara, ಖಾರ, तीखा, मिर्ची',
  'lime, lemon = nimbu, nimbe, ನಿಂಬೆ, नींबू',
  'mango = aam, mavu, ಮಾವು, आम',
  'nuggets = nugget, ನಗೆಟ್ಸ್, नगेट्स',
];

const listOf = (text = ''): string[] => text.split(', ').map(foldText);

const named = new Map(
  lines.flatMap((line) => {
    const [onMenus, others] = line.split(' = ');
    const names = listOf(onMenus);
    return [...names, ...listOf(others)].map((name) => [name, names] as const);
  }),
);

const longest = 3;

/** What the words of a query ask for, part by part: each part by the names that menus have for it, folded. */
export function partsOf(words: readonly string[]): string[][] {
  if (words.length === 0) return [];
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    const names = named.get(words.slice(0, length).join(' '));
    if (names) return [names, ...partsOf(words.slice(length))];
  }
  const [word = '', ...rest] = words;
  return [[word], ...partsOf(rest)];
}
