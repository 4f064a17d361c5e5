import { bus } from '@burger/shared/bus';
import { pageLanguage, pathWithin, prefixOf } from '@burger/shared/language';
import { BrowserRouter } from '@burger/shared/router';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadExposure, retryExposure } from './remotes/load';
import { pinOwnScripts } from './remotes/pins';
import { isStaffPage, pageAt } from './remotes/routes';
import { App } from './page/app';
import { keepDialogsInHistory } from './page/dialogs-in-history';
import { reportRecovered } from './remotes/missing-error';
import { withOwners } from './remotes/owners';
import { watchPresses } from './remotes/waits';
import { sampleVisit } from './visits/sample-visit';

// Remotes take these from the page, so the shell carries them even where it does not use them itself.
// eslint-disable-next-line no-restricted-imports -- carried for the remotes
import '@burger/shared/firebase';
import '@burger/shared/slots';
import '@burger/shared/styled';

pinOwnScripts();
keepDialogsInHistory();
watchPresses();

// While it is written, code says what no types have checked yet.
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
  // The staff's pages know no cart and no customer, and are open all day: no visit of theirs is reported.
  const isCustomers = !isStaffPage(pageAt(pathWithin(location.pathname)));
  const watched = isCustomers ? { onCaughtError: sampleVisit(bus) } : {};
  // What the page carries already stays as it is; each part is taken over once its code is there.
  if (root.hasChildNodes()) {
    // In slices, as a transition: a click in between is answered.
    const options = { ...watched, onRecoverableError: reportRecovered };
    startTransition(() => void hydrateRoot(root, app, options));
  } else createRoot(root, watched).render(app);
  if (isCustomers) startOwners();
}
