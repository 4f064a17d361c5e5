import { bus } from '@burger/shared/bus';

// Wants a dish without saying how many of it.
bus.emit('cart/add-requested', {
  item: { id: 1, name: 'Aloo Tikki Burger', image: '', price: '₹49' },
  wanted: { dishId: 1, choices: [], note: '' },
});
