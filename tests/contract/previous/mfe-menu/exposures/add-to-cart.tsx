import { bus } from '@burger/shared/bus';
import { styled } from '@burger/shared/styled';
import type { AddToCartProps } from '../../contract/remotes';

const Button = styled.button`
  padding: 0.75rem 1rem;
`;

export const AddToCart = ({ dish }: AddToCartProps) => {
  const { id, name, price, image } = dish;
  const add = () => bus.emit('cart/add-requested', { item: { id, name, price, image } });
  return (
    <Button type="button" onClick={add}>
      Add to Cart, {name}
    </Button>
  );
};
