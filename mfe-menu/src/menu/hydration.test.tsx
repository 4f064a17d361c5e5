import { createBus } from '@burger/shared/testing/bus';
import { shopEvents } from '@burger/shared/contracts';
import { BrowserRouter } from '@burger/shared/router';
import { aShop } from '@burger/shared/testing/shop';
import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FakeObserver } from '../testing/fake-observer';
import { keeperOf } from '../testing/fake-shop';
import { someStores, ownVegOnly } from '../testing/show-with-stores';
import { MenuPage } from './menu-page';
import { StoresContext } from '../use-stores';

test('a page is taken over as it was rendered, whatever is known by then; then it shows that', async () => {
  FakeObserver.install();
  window.history.replaceState(null, '', '/menu');
  const keeper = keeperOf(aShop());
  const stores = someStores(createBus(shopEvents), keeper);
  const page = (
    <BrowserRouter>
      <StoresContext value={stores}>
        <MenuPage vegOnly={ownVegOnly()} />
      </StoresContext>
    </BrowserRouter>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  const aloo = root.querySelector('#aloo-tikki-burger');
  const recovered = jest.fn();

  keeper.change(aShop({ soldOut: [{ what: 1, until: null }], extraMinutes: 15 }));
  await act(async () => hydrateRoot(root, page, { onRecoverableError: recovered }));

  expect(recovered).not.toHaveBeenCalled();
  expect(root.querySelector('#aloo-tikki-burger')).toBe(aloo);
  expect(within(aloo as HTMLElement).getByText('Sold out today')).toBeVisible();
  expect(screen.getByText(/^Busy kitchen/)).toBeVisible();
});
