import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/react';
import { createBus } from '../bus/checked-bus';
import { shopEvents } from '../contracts/events';

export { aShop, dishOf, menu, published, seedVersion } from './a-shop';
export { renderPage } from './render-page';
export { storedInMemory, storedTextInMemory } from './stored-in-memory';

/** A bus of the shop, on which everything is checked. */
export const aBus = () => createBus(shopEvents);

/** Where the link of this name leads. */
export const hrefOf = (name: string | RegExp) =>
  screen.getByRole('link', { name }).getAttribute('href');

/** A network that answers everything so. */
export const answering = (status: number, body: string) =>
  jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>(() =>
    Promise.resolve(new Response(body, { status })),
  );

/** Presses the button of this name, as a customer does. */
export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
