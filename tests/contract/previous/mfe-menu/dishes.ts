/** What this menu sells: it stands in its own code, as everybody's did. */
export const dishes = [
  {
    id: 1,
    name: 'Aloo Tikki Burger',
    price: '₹49',
    image: 'aloo-tikki-burger',
    isAvailable: true,
  },
];
