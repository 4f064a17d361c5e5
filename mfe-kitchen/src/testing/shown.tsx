import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { KitchenContext, type Kitchen } from '../use-kitchen';

export const press = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());

/** A view in a kitchen, with the answers that are there at once: they still come a moment later. */
export const shown = (kitchen: Kitchen, view: ReactElement) =>
  act(async () => render(<KitchenContext value={kitchen}>{view}</KitchenContext>));
