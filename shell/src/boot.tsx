import { bus } from '@burger/shared/bus';
import { pageLanguage, pathWithin, prefixOf } from '@burger/shared/i18n';
import { BrowserRouter } from '@burger/shared/router';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadExposure, retryExposure } from './remotes/load';
import { isStaffPage, pageAt } from './remotes/routes';
import { App } from './page/app';
import { keepDialogsInHistory } from './page/dialogs-in-history';
import { reportRecovered } from './remotes/missing-error';
import { withOwners } from './remotes/owners';
import { watchPresses } from './remotes/waits';
import { sampleVisit } from './visits/sample-visit';

// Remotes use these shared modules from the shell, so it includes them even if it does not use them itself.
// eslint-disable-next-line no-restricted-imports -- carried for the remotes
import '@burger/shared/firebase';
import '@burger/shared/slots';
import '@burger/shared/styled';

keepDialogsInHistory();
watchPresses();

// Development builds check at runtime that bus events fit their schemas.
if (process.env.NODE_ENV === 'development') void bus.checkEvents?.();

const root = document.getElementById('root');
const { loader, startOwners } = withOwners({ load: loadExposure, retry: retryExposure });

const app = (
  <StrictMode>
    <BrowserRouter basename={prefixOf(pageLanguage)}>
      <App loader={loader} />
    </BrowserRouter>
  </StrictMode>
);

if (root) {
  // Visits to staff pages are not reported: they have no cart or customer and stay open all day.
  const isCustomers = !isStaffPage(pageAt(pathWithin(location.pathname)));
  const watched = isCustomers ? { onCaughtError: sampleVisit(bus) } : {};
  // The prerendered HTML of a part stays until its code has loaded.
  if (root.hasChildNodes()) {
    // Inside a transition React hydrates in slices, so that clicks in between are handled.
    const options = { ...watched, onRecoverableError: reportRecovered };
    startTransition(() => void hydrateRoot(root, app, options));
  } else createRoot(root, watched).render(app);
  if (isCustomers) startOwners();
}
