import type { AddToCartProps, Exposure } from '@burger/shared/contracts';
import { AddById } from '../components/add-by-id';
import { StoresContext } from '../components/stores-context';
import { shopIsThere } from '../compose';
import { stores } from '../compose-stores';

export const ready = shopIsThere;

/** The menu's order button for one dish, for other teams' pages. */
export const AddToCart = ({ dish }: AddToCartProps) => (
  <StoresContext value={stores}>
    <AddById id={dish.id} />
  </StoresContext>
);

({ AddToCart }) satisfies Exposure<'mfe-menu', './AddToCart'>;
