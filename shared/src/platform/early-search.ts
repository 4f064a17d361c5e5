import { matchesText } from './text-search';

/** Marks the results that the page's early script filters. The script stores its query there. */
export const searchedEarly = { 'data-early-search': '' } as const;

const show = (element: HTMLElement, isVisible: boolean) => {
  element.style.display = isVisible ? '' : 'none';
};

function filter(results: ParentNode, query: string): void {
  const all = [...results.querySelectorAll<HTMLElement>('section > ul > li')];
  const texts = (dish: Element) =>
    [...dish.querySelectorAll('h3, .about')].map(({ textContent }) => textContent);
  const found = all.filter((dish) => matchesText(query, ...texts(dish)));
  // The menu's own search also knows synonyms and misspellings, so a query without a match hides nothing.
  const visible = new Set(found.length > 0 ? found : all);
  for (const dish of all) show(dish, visible.has(dish));
  for (const section of results.querySelectorAll('section')) {
    const dishes = [...section.querySelectorAll('li')];
    show(
      section,
      dishes.some((dish) => visible.has(dish)),
    );
  }
}

/** Filters the prerendered dishes by the text in the search field, until the menu's code has the same results. */
export function searchEarly(page: Document = document): void {
  page.addEventListener('input', ({ target }) => {
    const results = page.querySelector<HTMLElement>('[data-early-search]');
    if (!results || !(target instanceof HTMLInputElement) || target.type !== 'search') return;
    results.dataset['earlySearch'] = target.value.trim();
    filter(results, target.value);
  });
}

/** Leaves filtering to the menu once it shows the results of the early query. `query` is the menu's. */
export function endEarlySearch(results: HTMLElement, query: string): void {
  const { earlySearch } = results.dataset;
  if (earlySearch === undefined || (earlySearch && !query)) return;
  delete results.dataset['earlySearch'];
  for (const hidden of results.querySelectorAll<HTMLElement>('section, li')) show(hidden, true);
}
