import { findCartLanding, radius } from '@burger/shared/ui';

const flightMs = 250;
export const motionWanted = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** Once the press has been answered on the screen. */
const afterNextFrame = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

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
  // Above a dialog, where it starts from one.
  (picture.closest('dialog') ?? document.body).append(flying);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const landed = { transform: `translate(${x}px, ${y}px) scale(0.1)`, opacity: 0.4 };
  void flying
    .animate([landed], { duration: flightMs, easing: 'ease-in' })
    .finished.finally(() => flying.remove());
}

/** Lets the picture of the dish that was added fly from its card to the cart; not where motion is unwanted. */
export function flyToCart(button: Element): void {
  const picture = button.closest('li, dialog')?.querySelector<HTMLImageElement>('picture img');
  if (!picture || !motionWanted()) return;
  afterNextFrame(() => {
    const landing = findCartLanding();
    if (landing) fly(picture, landing);
  });
}
