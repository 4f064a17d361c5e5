import { inPageLanguage, type Language } from '@burger/shared/i18n';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LanguageChoice } from '../parts/language-choice';
import { staffPage } from './staff-page';

const english = { shift: { start: 'Start shift' } };
// Reads its texts when it is evaluated, like the module of a real page.
const load = async () => {
  const { shift } = inPageLanguage('mfe-kitchen', english);
  return { Page: () => <p>{shift.start}</p> };
};

test('a staff page whose code loads before hydration first renders the prerendered content', async () => {
  const { ready, View } = staffPage(() => 'en', load);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<View />);
  await act(async () => void (await ready()));
  // A hydration mismatch logs an error, which fails the test.
  await act(async () => render(<View />, { container, hydrate: true }));
  expect(screen.getByText('Start shift')).toBeVisible();
});

test('a staff page shows "Loading" in all three languages until its code has loaded', () => {
  render(<staffPageThatNeverComes.View />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading… · ಲೋಡ್ ಆಗುತ್ತಿದೆ… · लोड हो रहा है…');
});

const staffPageThatNeverComes = staffPage(
  () => 'en',
  () => new Promise<never>(() => undefined),
);

test('a staff page in a language without staff texts is in English and has lang="en-IN"', async () => {
  const { ready, View } = staffPage(() => 'te' as Language, load);
  await act(async () => void (await ready()));
  await act(async () => render(<View />));
  expect(screen.getByText('Start shift').closest('[lang]')).toHaveAttribute('lang', 'en-IN');
});

test('the language choice of a staff page lists the languages that have staff texts', async () => {
  const offered = jest.fn(() => 'en' as const);
  const { ready, View } = staffPage(offered, async () => ({
    Page: () => <LanguageChoice label="Language" language="en" onChoose={jest.fn()} />,
  }));
  await act(async () => void (await ready()));
  await act(async () => render(<View />));
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['English', 'ಕನ್ನಡ', 'हिन्दी']);
  expect(offered).toHaveBeenCalledWith(['en', 'kn', 'hi']);
});

// Must be the last test, because the registered texts stay for later ones.
test('a staff page in Hindi registers its texts before its code runs and sets lang="hi-IN"', async () => {
  const { ready, View } = staffPage(() => 'hi', load);
  await act(async () => void (await ready()));
  await act(async () => render(<View />));
  const words = screen.getByText('काम शुरू');
  expect(words.closest('[lang]')).toHaveAttribute('lang', 'hi-IN');
});
