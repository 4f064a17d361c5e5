import { BrowserRouter } from '@burger/shared/router';
import { renderPage } from '@burger/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AboutPage } from './about-page';

test('the about page shows the story, four figures, mission and values, and six strengths', () => {
  renderPage(<AboutPage />, '/about');
  expect(screen.getByRole('heading', { name: 'Our story since 2013' })).toBeVisible();
  for (const tile of ['10+ years', '50K+ customers', '15+ menu varieties', '7 days']) {
    expect(screen.getByText(tile)).toBeVisible();
  }
  expect(screen.getByRole('heading', { name: 'Our mission' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Our values' })).toBeVisible();
  const strengths = screen.getByRole('region', { name: 'What we are good at' });
  expect(strengths.querySelectorAll('li')).toHaveLength(6);
});

test('the years on the about page hydrate as prerendered, then update to the current year', async () => {
  document.documentElement.dataset['year'] = '2030';
  await jest.isolateModulesAsync(async () => {
    const { ownFacts } = await import('@burger/shared/restaurant');
    expect(ownFacts.years).toBe('15');
  });
  delete document.documentElement.dataset['year'];
  const view = (
    <BrowserRouter>
      <AboutPage />
    </BrowserRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(view);
  expect(container).toHaveTextContent('10+ years');
  jest.useFakeTimers({ now: new Date(2028, 0, 1), doNotFake: ['queueMicrotask'] });
  await act(async () => render(view, { container, hydrate: true }));
  expect(container).toHaveTextContent('15+ years');
});
