import { renderPage } from '@burger/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Newsletter } from './newsletter.lazy';

const address = () => screen.getByRole('textbox', { name: 'Email address' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

test('the newsletter form states before the click what subscribing means, and links the privacy notice', () => {
  renderPage(<Newsletter subscribe={jest.fn()} />);
  expect(screen.getByRole('group', { name: 'Good things, once a month' })).toContainElement(
    address(),
  );
  expect(screen.getByText(/you agree to one email a month/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute('href', '/privacy');
});

test('a valid address is subscribed to the newsletter, confirmed and cleared from its field', async () => {
  const subscribe = jest.fn().mockResolvedValue(undefined);
  renderPage(<Newsletter subscribe={subscribe} />);
  await userEvent.type(address(), ' asha@example.in');
  await press();
  expect(subscribe).toHaveBeenCalledWith({ email: 'asha@example.in', language: 'en', text: 1 });
  const reported = screen.getByText(/You are on the list/);
  expect(reported).toBeVisible();
  expect(document.activeElement).toContainElement(reported);
  expect(address()).toHaveValue('');
});

test('a failed newsletter subscription keeps the typed address', async () => {
  renderPage(<Newsletter subscribe={() => Promise.reject(new Error('429'))} />);
  await userEvent.type(address(), 'asha@example.in');
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent(/could not add you/);
  expect(address()).toHaveValue('asha@example.in');
});
