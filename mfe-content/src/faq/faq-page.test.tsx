import { pageRules } from '@burger/shared/shop/page';
import { renderPage, hrefOf } from '@burger/shared/testing';
import { twoSittings, weekOf } from '@burger/shared/testing/a-shop';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaqPage } from './faq-page';

beforeEach(() => renderPage(<FaqPage />, '/faq'));

const groups = () => screen.getAllByRole('group').filter((each) => each.tagName === 'DETAILS');
const type = (text: string) => userEvent.type(screen.getByRole('searchbox'), text);

test('the FAQ has five categories of questions that open on a click', async () => {
  expect(groups().length).toBeGreaterThanOrEqual(25);
  for (const name of [
    'Orders & Delivery',
    'Menu & Food',
    'Payment & Pricing',
    'Account & Technical',
    'Restaurant Info',
  ]) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
  const answer = screen.getByText(/Our delivery radius is 10 km/);
  expect(answer).not.toBeVisible();
  await userEvent.click(screen.getByText('How far do you deliver?'));
  expect(answer).toBeVisible();
});

test('the FAQ answers state the delivery radius, the delivery time and the time to cancel', () => {
  for (const text of [
    /delivery radius is 10 km/,
    /45-60 minutes/,
    /within 5 minutes of placing it, by phone/,
  ])
    expect(screen.getAllByText(text)).not.toEqual([]);
});

test('the FAQ search shows its number of results, and the phone number when there are none', async () => {
  await type('GSTIN');
  expect(screen.getByRole('status')).toHaveTextContent('1 result');
  expect(groups()).toHaveLength(1);
  await type(' helicopter');
  expect(screen.getByText('0 results')).toBeVisible();
  expect(screen.getByText(/No questions found/)).toBeVisible();
  expect(hrefOf(/Call us/)).toBe('tel:+919000000010');
});

test('the FAQ has tiles for phone, email and chat', () => {
  expect(hrefOf(/Write to us/)).toBe('mailto:hello@burgerkatte.example');
  expect(hrefOf(/WhatsApp/)).toMatch(/^https:\/\/wa\.me\/919000000010\?text=\S+$/);
});

test('the chat tile of the FAQ shows all opening periods of a day', () => {
  expect(screen.getByText('Quick answers, 11:00 AM to 10:00 PM')).toBeVisible();
  cleanup();
  pageRules.sittings = weekOf(twoSittings);
  renderPage(<FaqPage />, '/faq');
  delete pageRules.sittings;
  const both = '7:00 AM to 11:30 AM and 5:00 PM to 10:30 PM';
  expect(screen.getByText(`Quick answers, ${both}`)).toBeVisible();
});
