import { BrowserRouter } from '@burger/shared/router';
import { SlotProvider, type PlaceProps } from '@burger/shared/slots';
import { createRoot } from 'react-dom/client';
import type { Cart, Menu } from '../contract/remotes';
import { load, registerAll } from './load';

import '@burger/shared/bus';
import '@burger/shared/firebase';
import '@burger/shared/styled';

const Nothing = ({ fallback }: PlaceProps) => fallback;

async function boot(): Promise<void> {
  await registerAll();
  const [{ MenuPage }, { CartButton }, { start }] = await Promise.all([
    load<Pick<Menu, 'MenuPage'>>('mfe-menu/MenuPage'),
    load<Pick<Cart, 'CartButton'>>('mfe-cart-checkout/CartButton'),
    load<Pick<Cart, 'start'>>('mfe-cart-checkout/start'),
  ]);
  const page = document.createElement('div');
  document.body.append(page);
  createRoot(page).render(
    <BrowserRouter>
      <SlotProvider value={Nothing}>
        <header>
          The shell of contract 2 <CartButton />
        </header>
        <main>
          <MenuPage />
        </main>
      </SlotProvider>
    </BrowserRouter>,
  );
  start();
}

void boot();
