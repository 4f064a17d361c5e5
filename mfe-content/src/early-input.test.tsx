import { BrowserRouter } from '@burger/shared/router';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { Newsletter } from './newsletter/newsletter.lazy';
import { ReviewForm } from './reviews/review-form';

function prerendered(view: ReactElement) {
  const form = <BrowserRouter>{view}</BrowserRouter>;
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  place.innerHTML = renderToString(form);
  return () => act(() => void hydrateRoot(place, form));
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('a review entered into the prerendered form is kept and can be submitted once its code has loaded', () => {
  const load = prerendered(<ReviewForm submitReview={jest.fn()} />);
  screen.getByRole('radio', { name: '4 stars, Very Good' }).click();
  const entered = {
    'Your name': 'Asha',
    'Your email': 'asha@example.in',
    'Your experience': 'Hot',
  };
  for (const [name, text] of Object.entries(entered)) field(name).value = text;
  load();
  expect(screen.getByRole('radio', { name: '4 stars, Very Good' })).toBeChecked();
  for (const [name, text] of Object.entries(entered)) expect(field(name)).toHaveValue(text);
  expect(screen.getByRole('button', { name: 'Submit Review' })).toBeEnabled();
});

test('an address entered into the prerendered newsletter form is kept once its code has loaded', () => {
  const load = prerendered(<Newsletter subscribe={jest.fn()} />);
  const email = screen.getByRole<HTMLInputElement>('textbox');
  email.value = 'asha@example.in';
  load();
  expect(email).toHaveValue('asha@example.in');
  expect(screen.getByRole('button')).toBeEnabled();
});
