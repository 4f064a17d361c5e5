import type { RemotesFile } from '@burger/shared/contracts';
import type { ExposureRef } from '../remotes/routes';
// Not from `remotes-for`: a module that two chunks share makes the shell's main script larger.
import { fetchPageList, fetchRemotes, pageRemotes } from '../remotes/remotes-api';
import { colourOf } from './remote-colour';

/** The parts of React's tree that lead from a remote's module to its elements. React has no public API for it. */
interface Fiber {
  memoizedProps: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
}

interface Framed {
  place: ExposureRef;
  elements: Element[];
}

const placeOf = ({ memoizedProps }: Fiber): ExposureRef | null => {
  const { place, from } = (memoizedProps ?? {}) as { place?: ExposureRef; from?: unknown };
  return place && from ? place : null;
};

function* childrenOf({ child }: Fiber): Generator<Fiber> {
  for (let next = child; next; next = next.sibling) yield next;
}

const elementsIn = (fiber: Fiber): Element[] =>
  [...childrenOf(fiber)].flatMap((child) =>
    child.stateNode instanceof Element && getComputedStyle(child.stateNode).display !== 'contents'
      ? [child.stateNode]
      : elementsIn(child),
  );

function framedIn(fiber: Fiber): Framed[] {
  const inside = [...childrenOf(fiber)].flatMap(framedIn);
  const place = placeOf(fiber);
  return place ? [{ place, elements: elementsIn(fiber) }, ...inside] : inside;
}

/** Returns the modules of remotes in the page, outer ones first, with their elements. */
export function remotesInPage(root: Element): Framed[] {
  const container = Object.entries(root).find(([name]) => name.startsWith('__reactContainer$'));
  if (!container) return [];
  const { stateNode } = container[1] as Fiber;
  return framedIn((stateNode as { current: Fiber }).current);
}

function frame({ place, elements }: Framed, version: string): HTMLElement | null {
  const boxes = elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width * height > 0);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.right)) - left;
  const height = Math.max(...boxes.map((box) => box.bottom)) - top;
  const color = colourOf(place.remote);
  const box = document.createElement('div');
  Object.assign(box.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    outline: `3px dashed ${color}`,
    outlineOffset: '-3px',
  });
  const label = document.createElement('span');
  label.textContent = `${place.remote}${place.exposure.slice(1)} ${version}`;
  Object.assign(label.style, {
    position: 'absolute',
    right: '0',
    padding: '0 0.5em',
    background: color,
    color: '#fff',
    font: '600 12px/1.6 monospace',
  });
  box.append(label);
  return box;
}

const everyMs = 250;

/** Frames each remote's modules in the page with name and version. Returns a function that ends this. */
export function showBoundaries(root: Element): () => void {
  const overlay = document.createElement('div');
  overlay.id = 'boundaries';
  overlay.setAttribute('aria-hidden', 'true');
  Object.assign(overlay.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '99',
    pointerEvents: 'none',
  });
  document.body.append(overlay);
  let remotes: RemotesFile = {};
  const draw = () =>
    overlay.replaceChildren(
      ...remotesInPage(root).flatMap(
        (one) => frame(one, remotes[one.place.remote]?.version ?? '') ?? [],
      ),
    );
  const timer = setInterval(draw, everyMs);
  draw();
  const ofPage = pageRemotes();
  (ofPage ? fetchPageList(ofPage) : fetchRemotes()).then(
    (list) => (remotes = list),
    () => undefined,
  );
  return () => {
    clearInterval(timer);
    overlay.remove();
  };
}
