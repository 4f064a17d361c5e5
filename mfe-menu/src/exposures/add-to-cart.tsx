import { AddById } from '../components/add-by-id';
import { StoresContext } from '../components/stores-context';
import { shopIsThere } from '../compose';
import { stores } from '../compose-stores';

export const ready = shopIsThere;

/**
 * The order button of one dish. No page places it, but shells of contract 2 want it of every menu: it goes when
 * contract 2 is no longer understood (docs/decisions/0006).
 */
export const AddToCart = ({ dish }: { dish: { id: number } }) => (
  <StoresContext value={stores}>
    <AddById id={dish.id} />
  </StoresContext>
);
