/** Marks elements that open the cart: the add-to-cart animation ends there. */
export const cartLanding = { 'data-landing': 'cart' } as const;

/** Returns the target of the add-to-cart animation: the last visible one in the document, which is nearest to the thumb. */
export const findCartLanding = (): Element | undefined =>
  [...document.querySelectorAll('[data-landing]')].findLast(
    (element) => element.getClientRects().length > 0,
  );

/** Shows the number of requested dishes on the header's cart button while the cart's code loads; 0 clears it. */
export function showRequested(count: number): void {
  const button = document.querySelector('header [data-landing=cart]');
  // Set on the parent, because React does not know attributes set on its own button.
  button?.parentElement?.style.setProperty('--cart-asked', count > 0 ? `"${count}"` : '');
}
