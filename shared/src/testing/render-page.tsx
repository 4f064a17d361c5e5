import { BrowserRouter } from '@burger/shared/router';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

export function renderPage(view: ReactElement, path = '/') {
  window.history.replaceState(null, '', path);
  return render(<BrowserRouter>{view}</BrowserRouter>);
}
