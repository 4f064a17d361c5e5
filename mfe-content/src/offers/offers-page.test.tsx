import type { Promo } from '@burger/shared/contracts';
import { aBus, renderPage } from '@burger/shared/testing';
import { aShop } from '@burger/shared/testing/a-shop';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClaimOffer, type Offer, offers } from './offers';
import { OffersPage } from './offers-page';

function show(claimOffer: ClaimOffer = () => Promise.resolve('applied')) {
  const bus = aBus();
  const page = <OffersPage bus={bus} claimOffer={claimOffer} newsletter={null} />;
  const { rules, ...shop } = aShop();
  const tell = (promos: Promo[]) =>
    act(() => bus.emit('shop/changed', { ...shop, rules: { ...rules, promos } }));
  return { ...renderPage(page, '/offers'), promos: rules.promos, tell };
}

const card = (name: string) => within(screen.getByRole('article', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the offers page lists eight offers, the featured three apart with their terms', () => {
  show();
  expect(screen.getAllByRole('article')).toHaveLength(8);
  const featured = within(screen.getByRole('region', { name: 'Featured offers' }));
  expect(featured.getAllByRole('article')).toHaveLength(3);
  expect(featured.getAllByRole('list', { name: 'Terms' })).toHaveLength(3);
});

test("an offer's card shows code, discount and minimum order from the promo rules", () => {
  show();
  const weekend = card('The long weekend table');
  expect(weekend.getByText('25% OFF')).toBeVisible();
  expect(weekend.getByText('WEEKEND25')).toBeVisible();
  expect(weekend.getByText(/On orders of ₹200 or more/)).toBeVisible();
  expect(card('Everyone at the table').getByText('₹100 OFF')).toBeVisible();
});

test('offers show the discounts of the current promo rules, and one whose code was removed disappears', () => {
  const { promos, tell } = show();
  tell(
    promos
      .filter(({ code }) => code !== 'FAMILY5')
      .map((promo) =>
        promo.code === 'WEEKEND25' ? { ...promo, discount: 40, minOrder: 0 } : promo,
      ),
  );
  const weekend = card('The long weekend table');
  expect(weekend.getByText('40% OFF')).toBeVisible();
  expect(weekend.getByText('No minimum order')).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Everyone at the table' })).toBeNull();
  expect(screen.getByRole('article', { name: 'Chai at four' })).toBeVisible();
});

// Each row: offers that exist, valid codes, the expected introduction, and the expected headings.
const headings = ['Featured offers', 'More offers', 'How to use an offer'];
test.each([
  ['all offers', () => true, () => true, 'Codes for your cart, and for the counter.', headings],
  ['no valid codes', () => true, () => false, 'Codes that you show at', headings.slice(1)],
  [
    'only featured offers',
    ({ featured }: Offer) => featured,
    () => true,
    'Codes for your cart. One',
    ['Featured offers', 'How to use an offer'],
  ],
  ['no offers', () => false, () => true, 'There is no offer at the moment.', []],
])(
  'the offers page shows no empty sections when it has %s',
  (_what, isThere, isValid, lead, requested) => {
    const all = [...offers];
    const list = offers as Offer[];
    list.splice(0, all.length, ...all.filter(isThere));
    const { promos, tell } = show();
    tell(promos.filter(isValid));
    expect(screen.getByText(lead, { exact: false })).toBeVisible();
    expect(headings.filter((name) => screen.queryByRole('heading', { name }))).toEqual(requested);
    expect(screen.queryAllByRole('group', { name: 'Category' })).toHaveLength(
      requested.length && 1,
    );
    list.splice(0, list.length, ...all);
  },
);

test('a category of the offers page hides other offers and the featured section', async () => {
  show();
  await choose('Family & Groups');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Featured offers' })).not.toBeInTheDocument();
});

test('a code for the counter is copied, or shown to write down when the clipboard refuses', async () => {
  const { unmount } = show(() => Promise.resolve('copied'));
  await choose('Claim offer: Chai at four');
  expect(screen.getByText(/CHAIATFOUR is copied. Show it at the counter/)).toBeVisible();
  unmount();
  show(() => Promise.resolve('shown'));
  await choose('Claim offer: Chai at four');
  expect(screen.getByText(/Note the code CHAIATFOUR/)).toBeVisible();
});

test('the offers page explains in four steps how to use an offer', () => {
  show();
  const steps = within(screen.getByRole('region', { name: 'How to use an offer' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(4);
});
