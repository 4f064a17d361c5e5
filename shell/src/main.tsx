import { BrowserRouter } from '@burger/shared/router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadExposure, resumeExposure, retryExposure } from './discovery/load-exposure';
import { pinOwnScripts } from './discovery/pins';
import { pageAt } from './discovery/routes';
import { App } from './layout/app';
import { reportRecovered } from './report-recovered';
import { withOwners } from './start-owners';

// Remotes take these from the page, so the shell carries them even where it does not use them itself.
import '@burger/shared/bus';
import '@burger/shared/firebase';
import '@burger/shared/slots';
import '@burger/shared/styled';

pinOwnScripts();

const root = document.getElementById('root');
const place = pageAt(location.pathname);
const { loader, startOwners } = withOwners({
  load: loadExposure,
  retry: retryExposure,
  resume: resumeExposure,
});

const app = (
  <StrictMode>
    <BrowserRouter>
      <App loader={loader} />
    </BrowserRouter>
  </StrictMode>
);

async function boot(page: HTMLElement): Promise<void> {
  if (page.hasChildNodes()) {
    // The prerendered page stands already; taking it over before its code is here would tear it down.
    if (place) await loadExposure(place).catch(() => undefined);
    hydrateRoot(page, app, { onRecoverableError: reportRecovered });
  } else {
    createRoot(page).render(app);
  }
  startOwners();
}

if (root) void boot(root);
