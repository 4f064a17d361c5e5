/** Adds Element.animate, which jsdom lacks. Returns a function that lists the texts of animated elements. */
export function drawAnimations(): () => (string | null)[] {
  const running = new Set<{ id: string; target: Element; cancel: () => void }>();
  Object.assign(Element.prototype, {
    animate(this: Element, _frames: unknown, { id }: { id: string }) {
      const animation = { id, target: this, cancel: () => running.delete(animation) };
      running.add(animation);
      return animation;
    },
    getAnimations(this: Element) {
      return [...running].filter(({ target }) => this.contains(target));
    },
  });
  return () => [...running].map(({ target }) => target.textContent);
}
