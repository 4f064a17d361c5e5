import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What is found comes at once; a busy machine loads the code of a late part in many times what a quiet one takes.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no modal dialogs yet; these two lines are what views rely on.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

// Nor does it animate, and it knows nothing of windows and pointers.
globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
Object.assign(Element.prototype, { animate: () => undefined, getAnimations: () => [] });
window.scrollTo = () => undefined;
