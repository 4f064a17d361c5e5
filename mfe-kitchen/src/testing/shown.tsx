import type { KitchenOrder } from '@burger/shared/kitchen';
import { act, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import type { KitchenApi } from '../api';
import { OrderDialog } from '../order/order-dialog';
import type { Paper } from '../printing/papers';
import {
  KitchenContext,
  OrderActionsContext,
  type Kitchen,
  type OrderActions,
} from '../use-kitchen';
import { aKitchen } from './a-kitchen';

export const press = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());

/** A view in a kitchen, with the answers that are there at once: they still come a moment later. */
export const shown = (kitchen: Kitchen, view: ReactElement) =>
  act(async () => render(<KitchenContext value={kitchen}>{view}</KitchenContext>));

/** The dialog of an order, which shows what becomes of it; a step is made at once. */
export async function shownOrder(first: KitchenOrder, api: Partial<KitchenApi> = {}) {
  const printed: Paper[] = [];
  const [closed, stepped] = [jest.fn(), jest.fn()];
  function Shown() {
    const [order, setOrder] = useState(first);
    const actions: Partial<OrderActions> = {
      changed: setOrder,
      print: (paper) => void printed.push(paper),
      step(before, status, details) {
        stepped(status, details);
        setOrder({ ...before, status });
      },
    };
    return (
      <OrderActionsContext value={actions as OrderActions}>
        <OrderDialog order={order} onClose={closed} />
      </OrderActionsContext>
    );
  }
  await shown(aKitchen({ api }).kitchen, <Shown />);
  return { printed, closed, stepped };
}
