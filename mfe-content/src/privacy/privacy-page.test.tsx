import { renderPage, hrefOf } from '@burger/shared/testing';
import { screen } from '@testing-library/react';
import { PrivacyPage } from './privacy-page';
import { retention } from './retention';

test('the privacy page lists purpose and retention of all personal data, and where to complain', () => {
  renderPage(<PrivacyPage />);
  const lasting = screen.getAllByText('How long');
  expect(lasting.length).toBe(screen.getAllByText('Why').length);
  expect(lasting.length).toBe(9);
  expect(screen.getByText(`${retention.coordinatesDays} days with the order`)).toBeVisible();
  expect(screen.getByText(new RegExp(`${retention.taxMonths} months after`))).toBeVisible();
  expect(hrefOf('Go to My data')).toBe('/account');
  expect(hrefOf(/@/)).toMatch(/^mailto:/);
});
