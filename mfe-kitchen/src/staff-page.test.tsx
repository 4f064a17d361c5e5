import { inPageLanguage } from '@burger/shared/language';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { staffPage } from './staff-page';

const english = { shift: { start: 'Start shift' } };
// Reads its texts when it runs, like the code of a page.
const load = async () => {
  const { shift } = inPageLanguage('mfe-kitchen', english);
  return { Page: () => <p>{shift.start}</p> };
};

test('a page whose code loads before hydration first renders the prerendered content', async () => {
  const { ready, View } = staffPage(() => 'en', load);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<View />);
  await act(async () => void (await ready()));
  // A hydration mismatch logs an error, which fails the test.
  await act(async () => render(<View />, { container, hydrate: true }));
  expect(screen.getByText('Start shift')).toBeVisible();
});

test('a page shows "Loading" in all three languages until its code has loaded', () => {
  render(<staffPageThatNeverComes.View />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading… · ಲೋಡ್ ಆಗುತ್ತಿದೆ… · लोड हो रहा है…');
});

const staffPageThatNeverComes = staffPage(
  () => 'en',
  () => new Promise<never>(() => undefined),
);

// The last one: texts are those of the page from then on.
test('a page in the cook’s language has its texts before its code runs, and says which language it is', async () => {
  const { ready, View } = staffPage(() => 'hi', load);
  await act(async () => void (await ready()));
  await act(async () => render(<View />));
  const words = screen.getByText('काम शुरू');
  expect(words.closest('[lang]')).toHaveAttribute('lang', 'hi-IN');
});
