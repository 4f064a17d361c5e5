/** Attribute that marks elements that open the cart, where the add-to-cart animation ends. */
export const cartLanding = { 'data-landing': 'cart' } as const;

/** Returns the target of the add-to-cart animation: the last visible one, nearest to the thumb. */
export const findCartLanding = (): Element | undefined =>
  [...document.querySelectorAll('[data-landing]')].findLast(
    (element) => element.getClientRects().length > 0,
  );

/** Shows on the header's cart button how many dishes were added while the cart's code loads; 0 clears it. */
export function showRequested(count: number): void {
  const button = document.querySelector('header [data-landing=cart]');
  // Set on the parent, because React does not know attributes set on a button that it renders.
  button?.parentElement?.style.setProperty('--cart-asked', count > 0 ? `"${count}"` : '');
}
