export const dishes = [
  {
    id: 3,
    name: 'Spicy Paneer Burger',
    price: '₹129',
    image: 'spicy-paneer-burger',
    isAvailable: true,
  },
];
