import { renderPage } from '@burger/shared/testing';
import { screen } from '@testing-library/react';
import { AboutPage } from './about-page';

test('people and place stand beside the story as drawings that wait for their turn', () => {
  renderPage(<AboutPage />, '/about');
  const drawings = screen.getAllByRole('figure');
  expect(drawings).toHaveLength(3);
  for (const drawing of drawings) {
    expect(drawing.querySelector('img')).toHaveAttribute('loading', 'lazy');
    expect(drawing.querySelector('figcaption')).toHaveTextContent(/\.$/);
  }
});

test('the story, four tiles, mission and values, six strengths', () => {
  renderPage(<AboutPage />, '/about');
  expect(screen.getByRole('heading', { name: 'Our story since 2013' })).toBeVisible();
  for (const tile of ['10+ years', '50K+ customers', '15+ menu varieties', '7 days']) {
    expect(screen.getByText(tile)).toBeVisible();
  }
  expect(screen.getByRole('heading', { name: 'Our mission' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Our values' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'What we are good at' })).toBeVisible();
  expect(
    screen.getByRole('region', { name: 'What we are good at' }).querySelectorAll('li'),
  ).toHaveLength(6);
});

test('what a page said of the years when it was rendered, it says in another year too', async () => {
  document.documentElement.dataset['year'] = '2030';
  await jest.isolateModulesAsync(async () => {
    const { aboutText } = await import('../content/about');
    expect(JSON.stringify(aboutText)).toContain('15+ years');
  });
  delete document.documentElement.dataset['year'];
});
