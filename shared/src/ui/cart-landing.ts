/** Marks what opens the cart: a dish that is added flies there. */
export const cartLanding = { 'data-landing': 'cart' } as const;

/** Where a dish flies to: of all that opens the cart and is in sight, the nearest to the thumb, which comes last. */
export const findCartLanding = (): Element | undefined =>
  [...document.querySelectorAll('[data-landing]')].findLast(
    (element) => element.getClientRects().length > 0,
  );
