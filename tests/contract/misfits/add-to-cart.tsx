import type { Exposure } from '@burger/shared/contracts';

// Wants more than any page gives it.
const AddToCart = ({ size }: { size: 'small' | 'large' }) => <button type="button">{size}</button>;

({ AddToCart }) satisfies Exposure<'mfe-menu', './AddToCart'>;
