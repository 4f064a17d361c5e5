import { markWayTo } from './bill-sheet';

test('what holds the element is marked, what stands beside it is not, until it ends', () => {
  document.body.innerHTML = '<main><p></p><dialog><div><b></b></div></dialog></main>';
  const marked = () =>
    [...document.querySelectorAll('[data-holds-bill]')].map((one) => one.localName);
  const end = markWayTo(document.querySelector('b'));
  expect(marked()).toEqual(['main', 'dialog', 'div']);
  expect(document.body).not.toHaveAttribute('data-holds-bill');
  end();
  expect(marked()).toEqual([]);
});

test('nothing to mark is no failure', () => {
  expect(markWayTo(null)).not.toThrow();
});
