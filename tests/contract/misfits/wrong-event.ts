import { bus } from '@burger/shared/bus';

// Asks with other words than the owner of the cart understands.
bus.emit('cart/quantity-requested', { lineId: '1', amount: 2 });
