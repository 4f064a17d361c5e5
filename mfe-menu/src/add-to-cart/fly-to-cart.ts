import { afterNextFrame } from '@burger/shared/platform/device';
import { findCartLanding } from '@burger/shared/ui/cart-landing';
import { radius } from '@burger/shared/theme';

const flightMs = 250;
export const allowsMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

function fly(picture: HTMLImageElement, landing: Element): void {
  const from = picture.getBoundingClientRect();
  const to = landing.getBoundingClientRect();
  const flying = new Image();
  flying.src = picture.currentSrc;
  flying.alt = '';
  Object.assign(flying.style, {
    position: 'fixed',
    inset: `${from.top}px auto auto ${from.left}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    objectFit: 'cover',
    borderRadius: radius.card,
    zIndex: '20',
    pointerEvents: 'none',
  });
  // A modal dialog would cover an element of the body, so the animated picture goes into the dialog.
  (picture.closest('dialog') ?? document.body).append(flying);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const landed = { transform: `translate(${x}px, ${y}px) scale(0.1)`, opacity: 0.4 };
  void flying
    .animate([landed], { duration: flightMs, easing: 'ease-in' })
    .finished.finally(() => flying.remove());
}

/** Animates the dish's picture from its card to the cart, unless reduced motion is preferred. */
export function flyToCart(button: Element): void {
  const picture = button.closest('li, dialog')?.querySelector<HTMLImageElement>('picture img');
  if (!picture || !allowsMotion()) return;
  afterNextFrame(() => {
    const landing = findCartLanding();
    if (landing) fly(picture, landing);
  });
}
