const mark = 'data-holds-bill';

/** Marks everything that holds an element, up to the body, for styles that may not ask by `:has`; answers how to end it. */
export function markWayTo(element: Element | null): () => void {
  const way: Element[] = [];
  for (let at = element?.parentElement; at && at !== document.body; at = at.parentElement) {
    way.push(at);
  }
  for (const one of way) one.setAttribute(mark, '');
  return () => way.forEach((one) => one.removeAttribute(mark));
}
