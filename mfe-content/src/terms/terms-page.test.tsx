import type { Rules } from '@burger/shared/contracts';
import { pageRules } from '@burger/shared/shop/page';
import { renderPage, hrefOf } from '@burger/shared/testing';
import { screen } from '@testing-library/react';
import { TermsPage, termsUnder } from './terms-page';

const { delivery } = pageRules;
const pickup = { minutes: 17, latestMinutes: 23 };
const upi = { address: 'a@example', name: 'A' };

// Each row: changed rules, expected text, text that must not appear, days until a refund.
test.each<[Partial<Rules>, RegExp, RegExp, number?]>([
  [{ delivery: { ...delivery, limitKm: 7 } }, /up to 7 km from/, /up to 10 km from/],
  [{ delivery: { ...delivery, freeUpToKm: 3, rupeesPerKm: 12 } }, /to 3 km.*₹12/, /is free\./],
  [{ delivery: { ...delivery, freeUpToKm: 0, rupeesPerKm: 12 } }, /₹12 for/, /free/],
  [{ delivery: { ...delivery, rupeesPerKm: 0 } }, /Delivery is free\./, /costs ₹/],
  [{ delivery: { ...delivery, minutes: 31, latestMinutes: 44 } }, /31–44 minutes/, /45–60/],
  [{ pickup }, /Pickup costs nothing.*17–23/, /20–30/],
  [{ pickup: null }, /up to/, /Pickup costs/],
  [{ slots: null }, /up to/, /half hour/],
  [{ slots: { capacity: 1, days: 0 } }, /half hour of today/, /days after/],
  [{ upi }, /cash or by UPI/, /pay in cash when|online/],
  [{ upi: null }, /pay in cash when/, /UPI/],
  [{ payments: ['online'], payMinutes: 12 }, /12 minutes is not cooked.*paid online/, /pay when/],
  [{ rounding: 'rupee' }, /nearest rupee/, /never/],
  [{ gst: { ...pageRules.gst, scheme: 'composition' } }, /add no tax/, /CGST/],
  [{}, /given back the way it was paid, within 4 days\. You/, /within 1 days/, 4],
  [{}, /within a day\. You/, /1 days/, 1],
  [{}, /the way it was paid\. You/, /within \d+ days/],
])('terms under the rules %j contain %s and not %s', (...[rules, message, unsaid, days]) => {
  const all = Object.values(termsUnder({ ...pageRules, ...rules }, days))
    .flat()
    .join(' ');
  expect(all).toMatch(message);
  expect(all).not.toMatch(unsaid);
});

test('the terms page names a contact and the time to cancel', () => {
  renderPage(<TermsPage />);
  expect(screen.getByText(/cancel within 5 minutes of ordering/)).toBeVisible();
  expect(hrefOf(/@/)).toMatch(/^mailto:/);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
});
