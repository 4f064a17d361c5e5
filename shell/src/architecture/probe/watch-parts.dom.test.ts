import { partsWatcher } from './watch-parts';

const part = (exposure: string, element = document.createElement('div')) => ({
  place: { remote: 'mfe-menu', exposure },
  elements: [element],
});

test('a part in the HTML is told apart from one that is rendered later', () => {
  const prerendered = part('./MenuPage');
  const watcher = partsWatcher(new Set(prerendered.elements));
  expect(watcher.note([prerendered], 300)).toMatchObject([{ arrival: 'html', ms: 300 }]);
  expect(watcher.note([prerendered, part('./ShopStatus')], 900)).toMatchObject([
    { exposure: './MenuPage', ms: 300 },
    { exposure: './ShopStatus', arrival: 'later', ms: 900 },
  ]);
});

test('parts that are known already change nothing', () => {
  const watcher = partsWatcher(new Set());
  watcher.note([part('./MenuPage')], 1);
  expect(watcher.note([part('./MenuPage')], 2)).toBeNull();
});

test('the next page keeps the parts outside of the page and begins anew with its own', () => {
  const watcher = partsWatcher(new Set());
  const both = [part('./HomePage'), part('./CartButton')];
  watcher.note(both, 1);
  expect(watcher.nextPage(both)).toMatchObject([{ exposure: './CartButton', arrival: 'before' }]);
  expect(watcher.note([part('./MenuPage')], 5)).toMatchObject([
    { exposure: './CartButton' },
    { exposure: './MenuPage', arrival: 'later', ms: 5 },
  ]);
});
