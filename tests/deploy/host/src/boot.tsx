import { joinSite } from '@burger/shared/host';
import { BrowserRouter } from '@burger/shared/router';
import { globalCss } from '@burger/shared/theme';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Exposed } from '@burger/shared/contracts';
import { createRoot } from 'react-dom/client';

// Remotes take these from the page: what the host itself does not use it has to name.
import '@burger/shared/bus';
import '@burger/shared/firebase';
import '@burger/shared/slots';
import '@burger/shared/styled';
import 'react-dom';

// The site whose remotes are shown, and where the entry of its cart lies: a host of one's own knows both.
const asked = new URLSearchParams(window.location.search);
const site = asked.get('site') ?? '';
const cartEntry = asked.get('cart') ?? '';

async function load<Path extends `./${string}`>(
  remote: string,
  path: Path,
): Promise<Exposed<Path>> {
  const module = await loadRemote<Exposed<Path>>(`${remote}${path.slice(1)}`);
  if (!module) throw new Error(`${remote} does not expose ${path}`);
  return module;
}

async function boot(): Promise<void> {
  await joinSite(site);
  registerRemotes([
    { name: 'mfe-menu', entry: `${site}/remotes/mfe-menu/mf-manifest.json` },
    {
      name: 'mfe-cart-checkout',
      entry: cartEntry,
      type: 'global',
      entryGlobalName: 'mfe-cart-checkout',
    },
  ]);
  const style = document.createElement('style');
  style.textContent = globalCss;
  document.head.append(style);

  const owners = [await load('mfe-menu', './start'), await load('mfe-cart-checkout', './start')];
  for (const { start } of owners) start();
  const { MenuPage } = await load('mfe-menu', './MenuPage');
  const { CartButton } = await load('mfe-cart-checkout', './CartButton');
  createRoot(document.getElementById('root') as HTMLElement).render(
    <BrowserRouter>
      <header>
        Food court <CartButton />
      </header>
      <main>
        <MenuPage />
      </main>
    </BrowserRouter>,
  );
}

boot().catch((error: unknown) => {
  document.body.textContent = `The burgers cannot be shown: ${(error as Error).message}`;
});
