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

/** Renders a view in a kitchen and waits for its first responses. */
export const shown = (kitchen: Kitchen, view: ReactElement) =>
  act(async () => render(<KitchenContext value={kitchen}>{view}</KitchenContext>));

/** Renders the dialog of an order that updates with changes; steps are applied immediately. */
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
