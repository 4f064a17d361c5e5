/** Adds Element.animate, which jsdom lacks. Returns a function that lists the texts of animated elements. */
export function drawAnimations(): () => (string | null)[] {
  const running = new Set<{ id: string; target: Element }>();
  Object.assign(Element.prototype, {
    animate(this: Element, _frames: unknown, { id }: { id: string }) {
      running.add({ id, target: this });
    },
    getAnimations(this: Element) {
      return [...running]
        .filter(({ target }) => this.contains(target))
        .map((one) => ({ id: one.id, cancel: () => running.delete(one) }));
    },
  });
  return () => [...running].map(({ target }) => target.textContent);
}
