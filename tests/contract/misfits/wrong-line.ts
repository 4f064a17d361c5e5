import { bus } from '@burger/shared/bus';

// Wants a dish without saying how many of it.
bus.emit('cart/add-requested', {
  name: 'Aloo Tikki Burger',
  wanted: { dishId: 1, choices: [], note: '' },
});
