import { addTexts } from '@burger/shared/i18n';
import { createStore } from '@burger/shared/platform/use-store';
import { render, screen } from '@testing-library/react';
import { aRiderOrder } from '../testing/an-order';
import type { Delivery, RiderView } from './delivery';
import { texts } from './messages/kn';

// Texts are read when modules are evaluated, so they are added before the import.
async function pageInKannada(order: ReturnType<typeof aRiderOrder>) {
  addTexts({ 'mfe-kitchen/rider': texts });
  const { RiderPage } = await import('./rider-page');
  const view = createStore<RiderView>({
    ...{ phase: 'ready', order, isOld: false, press: null, problem: null },
  });
  const delivery: Delivery = { view, report: jest.fn(), refresh: jest.fn(), start: () => () => {} };
  render(<RiderPage delivery={delivery} />);
}

test("the courier page lists dishes in the page's language, with the English name on the bag's label", async () => {
  const [tikki, coffee] = aRiderOrder().lines;
  const names = { kn: 'ಆಲೂ ಟಿಕ್ಕಿ ಬರ್ಗರ್', hi: 'आलू टिक्की बर्गर' };
  await pageInKannada({ ...aRiderOrder(), lines: [{ ...tikki!, names }, coffee!] });
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('2 × ಆಲೂ ಟಿಕ್ಕಿ ಬರ್ಗರ್Aloo Tikki Burger');
  expect(second).toHaveTextContent(/^1 × Cold Coffee$/);
});
