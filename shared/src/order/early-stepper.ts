import type { Paise } from '../pricing/money';

/** Marks the element around an Add button without options with the dish's id and price (paise), for the early script. */
export const addsDish = (dishId: number, price: Paise) =>
  ({ 'data-add': dishId, 'data-price': price }) as const;

const version = '1';

/** Marks the template of the stepper. The version rises when its elements change. */
export const stepperTemplate = { 'data-early-stepper': version } as const;

/** Returns the template; null if the page has none, or one that the browser has rendered, which is empty. */
export function findStepperTemplate(): HTMLTemplateElement | null {
  const template = document.querySelector<HTMLTemplateElement>(`[data-early-stepper="${version}"]`);
  return template?.content.firstChild ? template : null;
}

/** Placeholder for the dish's name in the prerendered stepper, which the early script replaces. */
export const dishName = '{dish}';

const ended = Symbol.for('burger.early-cart@1');

/** Lets the cart remote and the menu remote handle all further clicks on Add buttons themselves. */
export function endEarlyAdds(): void {
  Reflect.set(globalThis, ended, true);
}

export const earlyAddsEnded = (): boolean => Reflect.has(globalThis, ended);

const lastButton = (within: ParentNode) =>
  within.querySelector<HTMLElement>(':scope > button:last-of-type');

// The template of `EarlyStepper` contains these three elements.
const partsOf = (root: ShadowRoot) => [...root.children] as [Element, HTMLSlotElement, HTMLElement];

/** Shows the stepper or the element's own button. Focus moves to the last button shown. */
function swap(place: Element, root: ShadowRoot, isStepper: boolean): void {
  const [, own, steps] = partsOf(root);
  if (own.hidden === isStepper) return;
  const hasFocus = isStepper ? document.activeElement === lastButton(place) : root.activeElement;
  // Move the focus while both are visible, so that the browser keeps its focus indicator.
  own.hidden = steps.hidden = false;
  if (hasFocus) lastButton(isStepper ? steps : place)?.focus({ preventScroll: true });
  own.hidden = isStepper;
  steps.hidden = !isStepper;
}

/** Returns the name of the dish that an element adds. */
export function addedName(place: Element): string {
  const button = lastButton(place);
  // The accessible name is the visible text, a comma and the name of the dish.
  const observed = button?.textContent.trim() ?? '';
  return button?.ariaLabel?.slice(observed.length + 2) ?? '';
}

function build(place: Element, template: HTMLTemplateElement): ShadowRoot {
  const name = addedName(place);
  const root = place.attachShadow({ mode: 'open' });
  root.append(template.content.cloneNode(true));
  for (const { attributes } of root.querySelectorAll('div, div > *')) {
    for (const one of attributes) {
      // Writing an attribute invalidates styles, even if its value is the same.
      if (one.value.includes(dishName)) one.value = one.value.replace(dishName, name);
    }
  }
  return root;
}

/**
 * Shows a dish's quantity at its Add button before the menu's code has loaded, and the button again at 0. The
 * stepper is in a shadow root, so that hydration finds the page's elements unchanged.
 */
export function showEarlyStepper(
  place: Element,
  template: HTMLTemplateElement,
  quantity: number,
): void {
  const root = place.shadowRoot ?? build(place, template);
  const [, , steps] = partsOf(root);
  const [less, count] = steps.children as unknown as [HTMLElement, Element];
  less.ariaLabel = less.dataset[quantity > 1 ? 'less' : 'last'] ?? '';
  less.toggleAttribute('data-more', quantity > 1);
  count.textContent = `${quantity}`;
  // Null removes the attributes, because React's markup does not have them.
  place.role = quantity > 0 ? 'group' : null;
  place.ariaLabel = quantity > 0 ? steps.ariaLabel : null;
  swap(place, root, quantity > 0);
}

/** Hides the early stepper, once the menu's own stepper shows the quantity. */
export function endEarlyStepper(place: Element | null | undefined): void {
  if (!place?.shadowRoot) return;
  swap(place, place.shadowRoot, false);
  place.shadowRoot.replaceChildren(document.createElement('slot'));
}
