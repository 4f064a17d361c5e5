import { foldText } from '@burger/shared/platform/text-search';

// Names of food in India. Before the equals sign: words on menus. After it: other names in Latin letters,
// Kannada and Hindi. A name on either side finds dishes that have a word from the left.
const lines = [
  'potato, potatoes, aloo = alu, batata, ಆಲೂ, ಆಲೂಗಡ್ಡೆ, ಪೊಟಾಟೊ, पोटैटो, आलू, बटाटा',
  'chicken = chikan, murgh, murg, murga, koli, kozhi, ಚಿಕನ್, ಕೋಳಿ, चिकन, मुर्ग, मुर्गा',
  'egg, eggs = anda, motte, ಮೊಟ್ಟೆ, ಎಗ್, एग, अंडा, अंडे',
  'fish = machli, machhli, meenu, ಮೀನು, ಫಿಶ್, मछली, फिश',
  'mutton, lamb = gosht, ಮಟನ್, ಕುರಿ, मटन, गोश्त',
  'paneer = panir, cottage cheese, ಪನೀರ್, पनीर',
  'fries = chips, fry, french fry, finger chips, ಫ್ರೈಸ್, ಫ್ರೈ, ಚಿಪ್ಸ್, फ्राइज़, फ्राइस, फ्राई, चिप्स',
  'chai, tea = chaha, ಚಹಾ, ಟೀ, ಚಾಯ್, चाय',
  'coffee = kaapi, kapi, ಕಾಫಿ, कॉफ़ी',
  'water = pani, paani, neeru, ನೀರು, ವಾಟರ್, पानी, वॉटर',
  'chilled, soda, cola = cold drink, cold drinks, soft drink, soft drinks, cool drink, cool drinks, thanda, ತಂಪು ಪಾನೀಯ, ಕೋಲಾ, ಸೋಡಾ, कोल्ड ड्रिंक, कोला, सोडा, ठंडा',
  'beverages, drinks, ಪಾನೀಯಗಳು, ड्रिंक्स = beverage, drink, ಪಾನೀಯ, ड्रिंक, पेय',
  'shake, shakes, milkshake = milkshakes, milk shake, thick shake, ಶೇಕ್, शेक',
  'ice cream = icecream, kulfi, ಐಸ್ ಕ್ರೀಮ್, आइसक्रीम',
  'dessert, desserts, waffle, waffles = sweet dish, sweets, mithai, meetha, sihi, ಸಿಹಿ, ವಾಫಲ್, मिठाई, मीठा, वॉफ़ल',
  'wrap, wraps = roll, rolls, kathi roll, frankie, ರ್ಯಾಪ್, ರೋಲ್, रैप, रोल',
  'cheese = cheez, ಚೀಸ್, चीज़',
  'corn = makka, bhutta, ಜೋಳ, ಕಾರ್ನ್, मक्का, कॉर्न, भुट्टा',
  'onion, onions = pyaz, pyaaz, eerulli, ಈರುಳ್ಳಿ, ಆನಿಯನ್, प्याज़, अनियन, ऑनियन',
  'mushroom, mushrooms = anabe, ಅಣಬೆ, ಮಶ್ರೂಮ್, मशरूम',
  'spicy, fiery = mirchi, teekha, tikha, khara, ಖಾರ, ಸ್ಪೈಸಿ, तीखा, स्पाइसी, मिर्ची',
  'lime, lemon = nimbu, nimbe, ನಿಂಬೆ, ಲೈಮ್, नींबू, लाइम',
  'mango = aam, mavu, ಮಾವು, ಮ್ಯಾಂಗೊ, ಮ್ಯಾಂಗೋ, आम, मैंगो',
  'nuggets = nugget, ನಗೆಟ್ಸ್, नगेट्स',
  'sides, ಸೈಡ್ಸ್, साइड्स = side, side dishes',
  'burger = ಬರ್ಗರ್, बर्गर',
  'classic = ಕ್ಲಾಸಿಕ್, क्लासिक',
  'premium = ಪ್ರೀಮಿಯಂ, प्रीमियम',
  'double = ಡಬಲ್, डबल',
  'decker = ಡೆಕ್ಕರ್, डेकर',
  'loaded = ಲೋಡೆಡ್, लोडेड',
  'overload = ಓವರ್‌ಲೋಡ್, ओवरलोड',
  'crispy = ಕ್ರಿಸ್ಪಿ, क्रिस्पी',
  'fresh = ಫ್ರೆಶ್, फ्रेश',
  'cold = ಕೋಲ್ಡ್, कोल्ड',
  'french = ಫ್ರೆಂಚ್, फ्रेंच',
  'cheesy = ಚೀಸಿ, चीज़ी',
  'melt = ಮೆಲ್ಟ್, मेल्ट',
  'masala = ಮಸಾಲಾ, ಮಸಾಲೆ, मसाला',
  'peri = ಪೆರಿ, पेरी',
  'tandoori = ತಂದೂರಿ, तंदूरी',
  'tikka = ಟಿಕ್ಕಾ, टिक्का',
  'tikki = ಟಿಕ್ಕಿ, टिक्की',
  'keema = kheema, ಕೀಮಾ, कीमा',
  'seekh = ಸೀಖ್, सीख',
  'fillet = ಫಿಲೆ, फिले',
  'wedges = ವೆಡ್ಜಸ್, वेजेज़',
  'rings = ರಿಂಗ್ಸ್, रिंग्स',
  'wings = ವಿಂಗ್ಸ್, विंग्स',
  'strips = ಸ್ಟ್ರಿಪ್ಸ್, स्ट्रिप्स',
  'bites = ಬೈಟ್ಸ್, बाइट्स',
  'fingers = ಫಿಂಗರ್ಸ್, फिंगर्स',
  'balls = ಬಾಲ್ಸ್, बॉल्स',
  'lollipop = ಲಾಲಿಪಾಪ್, लॉलीपॉप',
  'popcorn = ಪಾಪ್‌ಕಾರ್ನ್, पॉपकॉर्न',
  'honey = ಹನಿ, ಜೇನು, हनी, शहद',
  'butter = ಬಟರ್, ಬೆಣ್ಣೆ, बटर, मक्खन',
  'cream = ಕ್ರೀಮ್, क्रीम',
  'chocolate = ಚಾಕೊಲೇಟ್, ಚಾಕಲೇಟ್, ಚಾಕ್ಲೇಟ್, चॉकलेट, चाकलेट',
  'strawberry = ಸ್ಟ್ರಾಬೆರಿ, स्ट्रॉबेरी, स्ट्राबेरी',
  'vanilla = ವೆನಿಲಾ, वनीला, वैनिला',
  'oreo = ಓರಿಯೊ, ओरियो',
  'mineral = ಮಿನರಲ್, मिनरल',
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

/** Returns the parts of a query, each with its normalised names on menus. */
export function partsOf(words: readonly string[]): string[][] {
  if (words.length === 0) return [];
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    const names = named.get(words.slice(0, length).join(' '));
    if (names) return [names, ...partsOf(words.slice(length))];
  }
  const [word = '', ...rest] = words;
  return [[word], ...partsOf(rest)];
}
