/** Marks what opens the cart: a dish that is added flies there. */
export const cartLanding = { 'data-landing': 'cart' } as const;

/** Where a dish flies to: of all that opens the cart and is in sight, the nearest to the thumb, which comes last. */
export const findCartLanding = (): Element | undefined =>
  [...document.querySelectorAll('[data-landing]')].findLast(
    (element) => element.getClientRects().length > 0,
  );

/** How many dishes were asked for while the cart's code is on its way, as the header's button says it; 0 once that tells itself. */
export function showAsked(count: number): void {
  const button = document.querySelector('header [data-landing=cart]');
  // Around the button: what is written on itself, React would not know.
  button?.parentElement?.style.setProperty('--cart-asked', count > 0 ? `"${count}"` : '');
}
