import type { RestaurantWords } from './restaurant-words';

/** The restaurant's words in Kannada. */
export const restaurantInKannada: RestaurantWords = {
  name: 'ಬರ್ಗರ್ ಕಟ್ಟೆ',
  tagline: '2013 ರಿಂದ ಕಿತ್ತಗನೂರಿನಲ್ಲಿ ತಾಜಾ ತಯಾರಾಗುವ ಅಸಲಿ ಬರ್ಗರ್.',
  address: {
    street: '14, ಕಿತ್ತಗನೂರು ಮುಖ್ಯ ರಸ್ತೆ, ಕೆರೆ ಪಾರ್ಕ್ ಎದುರು',
    locality: 'ಕಿತ್ತಗನೂರು',
    city: 'ಬೆಂಗಳೂರು',
    region: 'ಕರ್ನಾಟಕ',
  },
  grievanceOfficer: 'ಕಾವ್ಯ ರಮೇಶ್',
  promos: {
    WELCOME15: 'ನಿಮ್ಮ ಆರ್ಡರ್ ಮೇಲೆ 15% ರಿಯಾಯಿತಿ',
    WEEKEND25: 'ವಾರಾಂತ್ಯದ ಊಟಕ್ಕೆ 25% ರಿಯಾಯಿತಿ',
    STUDENT20: 'ವಿದ್ಯಾರ್ಥಿಗಳಿಗೆ 20% ರಿಯಾಯಿತಿ',
    FAMILY5: 'ಫ್ಯಾಮಿಲಿ ಆರ್ಡರ್ ಮೇಲೆ ₹100 ರಿಯಾಯಿತಿ',
    HAPPY30: 'ಹ್ಯಾಪಿ ಅವರ್ ಆರ್ಡರ್ ಮೇಲೆ 30% ರಿಯಾಯಿತಿ',
    BIRTHDAY: 'ನಿಮ್ಮ ಹುಟ್ಟುಹಬ್ಬಕ್ಕೆ 10% ರಿಯಾಯಿತಿ',
    GROUP15: 'ಗ್ರೂಪ್ ಆರ್ಡರ್ ಮೇಲೆ 15% ರಿಯಾಯಿತಿ',
  },
  areas: {
    Kithaganur: 'ಕಿತ್ತಗನೂರು',
    Bidarahalli: 'ಬಿದರಹಳ್ಳಿ',
    Avalahalli: 'ಆವಲಹಳ್ಳಿ',
    Kannamangala: 'ಕನ್ನಮಂಗಲ',
    'T C Palya': 'ಟಿ ಸಿ ಪಾಳ್ಯ',
    'K R Puram': 'ಕೆ ಆರ್ ಪುರಂ',
    'Ramamurthy Nagar': 'ರಾಮಮೂರ್ತಿ ನಗರ',
    Horamavu: 'ಹೊರಮಾವು',
    Hoodi: 'ಹೂಡಿ',
  },
};
