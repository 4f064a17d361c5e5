import type { AnchorHTMLAttributes, MouseEvent, ReactElement, Ref } from 'react';
import { useState } from 'react';
import {
  BrowserRouter as RouterOf,
  useHref as useRouterHref,
  useLinkClickHandler,
  useLocation,
  type BrowserRouterProps,
  type To,
} from 'react-router-dom';
import { pathWithKey, withKeyBehind } from './security/addresses';
import { afterDialogs, dialogsHere, leaveDialogs } from './device/dialog-history';

// A curated list: what is not named here is not in the bundle (a whole router weighs four times as much).
export { useLocation, useNavigate } from 'react-router-dom';

/**
 * The window as the router sees it: pages read the key of a link in their path, the address has it behind `#`. A page of
 * the version before knows the path alone, so the shell does it for all.
 */
function windowWithPaths(): Window {
  const { location, history } = window;
  const moved = (how: 'pushState' | 'replaceState') => (state: unknown, _: string, url?: string) =>
    history[how](state, '', url && withKeyBehind(url));
  const told = withKeyBehind(location.pathname);
  if (told !== location.pathname) history.replaceState(history.state, '', told);
  return {
    location: {
      get pathname() {
        return pathWithKey(location.pathname, location.hash);
      },
      get search() {
        return location.search;
      },
      get hash() {
        return this.pathname === location.pathname ? location.hash : '';
      },
      get origin() {
        return location.origin;
      },
      assign: (url: string) => location.assign(withKeyBehind(url)),
    },
    history: {
      get state() {
        return history.state as unknown;
      },
      go: (steps: number) => history.go(steps),
      pushState: moved('pushState'),
      replaceState: moved('replaceState'),
    },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  } as unknown as Window;
}

/** The router of the page; see `windowWithPaths`. */
export function BrowserRouter(props: BrowserRouterProps): ReactElement {
  const [seen] = useState(windowWithPaths);
  return <RouterOf {...props} window={seen} />;
}

/** The address of a place, as a link or somebody to whom it is passed on has it. */
export const useHref = (to: To): string => withKeyBehind(useRouterHref(to));

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  /** Kept with the entry in the history. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

const opensHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** A link within the page. The router's own brings its machinery for forms and data along, which nobody here uses. */
export function Link({ to, state, onClick, children, ...rest }: LinkProps): ReactElement {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        if (dialogsHere() === 0 || !opensHere(event)) return follow(event);
        // Back from the next page leads to this one, not to a dialog on it.
        event.preventDefault();
        afterDialogs(() => follow(event));
        leaveDialogs(dialogsHere());
      }}
    >
      {children}
    </a>
  );
}

/** A link that says when it leads to where the visitor is: `aria-current`, and `active` among its classes. */
export function NavLink({ to, className = '', ...rest }: LinkProps): ReactElement {
  const here = useLocation().pathname.replace(/(.)\/+$/, '$1') === to;
  if (!here) return <Link {...rest} to={to} className={className} />;
  return <Link {...rest} to={to} className={`${className} active`} aria-current="page" />;
}
