type Change = { target: Element; isIntersecting: boolean };

/** Stands in for IntersectionObserver, which jsdom lacks: tests say what comes into sight. */
export class FakeObserver {
  static all = new Set<FakeObserver>();
  private watched = new Set<Element>();

  constructor(private readonly tell: (changes: Change[]) => void) {
    FakeObserver.all.add(this);
  }
  observe(target: Element) {
    this.watched.add(target);
  }
  disconnect() {
    FakeObserver.all.delete(this);
  }

  static install() {
    FakeObserver.all.clear();
    Object.assign(globalThis, { IntersectionObserver: FakeObserver });
    Element.prototype.scrollIntoView = () => undefined;
    Object.assign(globalThis, {
      matchMedia: () => Object.assign(new EventTarget(), { matches: true }),
    });
  }
  static show(id: string, isIntersecting = true) {
    const target = document.getElementById(id);
    for (const observer of FakeObserver.all) {
      if (target && observer.watched.has(target)) observer.tell([{ target, isIntersecting }]);
    }
  }
}
