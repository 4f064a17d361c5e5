import { BrowserRouter } from '@burger/shared/router';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Renders a view inside a router at a path. */
export function renderPage(view: ReactElement, path = '/') {
  window.history.replaceState(null, '', path);
  return render(<BrowserRouter>{view}</BrowserRouter>);
}
