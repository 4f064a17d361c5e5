import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Loading a lazy module can take seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom does not implement modal dialogs, of which our components need only these two methods.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

// jsdom has no animations, matchMedia or scrolling either.
globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
Object.assign(Element.prototype, {
  animate: () => ({ cancel: () => undefined }),
  getAnimations: () => [],
});
window.scrollTo = () => undefined;
