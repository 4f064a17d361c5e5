import type { KitchenOrder } from '@burger/shared/kitchen';
import { act, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import type { KitchenApi } from '../api';
import { OrderDialog } from '../order/order-dialog';
import type { Printout } from '../printing/documents/printouts';
import {
  KitchenContext,
  OrderActionsContext,
  type Kitchen,
  type OrderActions,
} from '../use-kitchen';
import { aKitchen } from './a-kitchen';

export const press = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());

/** Renders a view with these kitchen services and waits for its first responses. */
export const rendered = (kitchen: Kitchen, view: ReactElement) =>
  act(async () => render(<KitchenContext value={kitchen}>{view}</KitchenContext>));

/** Renders the dialog of an order, which follows its changes; status steps take effect immediately. */
export async function renderedOrder(first: KitchenOrder, api: Partial<KitchenApi> = {}) {
  const printed: Printout[] = [];
  const [closed, stepped] = [jest.fn(), jest.fn()];
  function Rendered() {
    const [order, setOrder] = useState(first);
    const actions: Partial<OrderActions> = {
      changed: setOrder,
      print: (invoice) => void printed.push(invoice),
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
  await rendered(aKitchen({ api }).kitchen, <Rendered />);
  return { printed, closed, stepped };
}
