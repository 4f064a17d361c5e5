import type { TakeBackRequest } from '@burger/shared/kitchen';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KitchenApi } from '../api';
import { ok, unreached } from '../testing/a-server';
import { anOrder, anInvoice } from '../testing/an-order';
import { press, renderedOrder } from '../testing/rendered';

const user = userEvent.setup();
test('a bill gets its number when first printed, and can be printed again without network', async () => {
  const order = anOrder({ status: 'ready' });
  const billed = { ...order, papers: [anInvoice()] };
  const bill = jest.fn<ReturnType<KitchenApi['bill']>, [string]>();
  bill.mockReturnValueOnce(unreached).mockReturnValueOnce(ok(billed));
  const { printed } = await renderedOrder(order, { bill });
  await press('Print bill');
  expect(screen.getByRole('alert')).toHaveTextContent('No answer');
  expect(printed).toEqual([]);
  await press('Print bill');
  await press('Print bill');
  expect(bill).toHaveBeenCalledTimes(2);
  const invoice = { kind: 'bill', order: billed, issued: billed.papers[0] };
  expect(printed).toEqual([invoice, invoice]);
});

test('an order cancelled without a bill offers no bill to print', async () => {
  await renderedOrder(anOrder({ status: 'cancelled' }));
  expect(screen.queryByRole('button', { name: /bill/ })).not.toBeInTheDocument();
});

test('a credit note is entered by line, shows its amount before confirmation, and is issued once', async () => {
  const order = anOrder({ status: 'delivered', payment: 'cash', papers: [anInvoice()] });
  const requests: TakeBackRequest[] = [];
  const takeBack: KitchenApi['takeBack'] = (_key, request) => {
    requests.push(request);
    if (requests.length === 1) return unreached;
    const { bill } = anInvoice();
    const note = anInvoice({
      ...{ kind: 'creditNote', serial: 'BKC/2627/1', of: 'BK/2627/7', ...request },
      bill: { ...bill, subtotal: 6900, delivery: 0, cgst: 55, sgst: 55, total: 7010 },
    });
    return ok({ ...order, papers: [anInvoice(), note] });
  };
  const { printed } = await renderedOrder(order, { takeBack });
  await press('Give money back');
  const form = within(screen.getByRole('group', { name: 'What is it for?' }));
  expect(form.queryByRole('button', { name: 'Not good' })).not.toBeInTheDocument();
  await user.selectOptions(form.getByRole('combobox', { name: 'Aloo Tikki Burger' }), '1 of 2');
  expect(form.getByRole('status')).toHaveTextContent('Pay out ₹70.10');
  await press('Not good');
  expect(screen.getByRole('alert')).toHaveTextContent('No answer');
  await press('Not good');
  expect(requests).toHaveLength(2);
  expect(requests[0]).toMatchObject({ taken: [{ line: 0, quantity: 1 }], reason: 'Not good' });
  expect(requests[1]).toEqual(requests[0]);
  expect(screen.getByText('Credit note BKC/2627/1: ₹70.10 given back.')).toBeVisible();
  await press('Print credit note BKC/2627/1');
  expect(printed).toMatchObject([{ kind: 'bill', issued: { serial: 'BKC/2627/1' } }]);
});
