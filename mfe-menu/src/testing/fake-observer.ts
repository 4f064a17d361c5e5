type Change = { target: Element; isIntersecting: boolean };

/** Replaces IntersectionObserver, which jsdom lacks. Tests call `show` to report elements as visible. */
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
  /** Reports whether an element is in view. Several values are reported in one batch. */
  static show(id: string, ...inSight: boolean[]) {
    const target = document.getElementById(id);
    if (!target) return;
    const changes = (inSight.length > 0 ? inSight : [true]).map((isIntersecting) => ({
      target,
      isIntersecting,
    }));
    for (const observer of FakeObserver.all) {
      if (observer.watched.has(target)) observer.tell(changes);
    }
  }
}
