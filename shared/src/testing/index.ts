import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/react';
import { createBus } from 'federation-contract';
import { shopEvents } from '../contracts/events';

export { aShop, dishOf, menu, published, seedVersion } from './a-shop';
export { renderPage } from './render-page';
export { storedInMemory, storedTextInMemory } from './stored-in-memory';

export const aBus = () => createBus(shopEvents);

export const hrefOf = (name: string | RegExp) =>
  screen.getByRole('link', { name }).getAttribute('href');

/** Creates a fake `fetch` that always returns this response. */
export const answering = (status: number, body: string) =>
  jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>(() =>
    Promise.resolve(new Response(body, { status })),
  );

export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
