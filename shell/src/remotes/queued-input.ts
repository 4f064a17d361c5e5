type Tell = () => void;
type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Sets a value behind the back of React, which would otherwise take it for one that it has seen. */
function setUnseen(field: TextField, value: string): void {
  const prototype = Object.getPrototypeOf(field) as TextField;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function typed(field: TextField): Tell | null {
  const { value, defaultValue } = field;
  if (value === defaultValue) return null;
  return () => {
    field.value = defaultValue;
    setUnseen(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function ticked(box: HTMLInputElement): Tell | null {
  const { checked, defaultChecked, type } = box;
  if (checked === defaultChecked || (type === 'radio' && !checked)) return null;
  return () => {
    box.checked = !checked;
    box.click();
  };
}

function chosen(list: HTMLSelectElement): Tell | null {
  const { selectedIndex } = list;
  const first = [...list.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (selectedIndex === Math.max(first, 0)) return null;
  return () => {
    list.selectedIndex = selectedIndex;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function changeOf(control: Element): Tell | null {
  if (control instanceof HTMLSelectElement) return chosen(control);
  if (control instanceof HTMLTextAreaElement) return typed(control);
  if (!(control instanceof HTMLInputElement)) return null;
  return ['checkbox', 'radio'].includes(control.type) ? ticked(control) : typed(control);
}

/** Tells the code of an area what was typed, ticked and chosen there before it came: the browser has kept all of it. */
export function tellChanges(area: Element): void {
  // All are read before the first is told: whoever hears of one draws the others as it knows them.
  const changes = [...area.querySelectorAll('input, textarea, select')].map(changeOf);
  for (const tell of changes) tell?.();
}
