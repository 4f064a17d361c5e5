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
import { pathWithKey, withKeyBehind } from './platform/security/addresses';
import { afterDialogs, dialogsHere, leaveDialogs } from './platform/device/dialog-history';

// Only these exports, because the complete router is four times as large.
export { useLocation, useNavigate } from 'react-router-dom';

/**
 * Wraps `window` for the router. Pages read a link's key from the path, while the address bar has it behind
 * `#`. Since 0.3.0, whose pages read only the path, the shell converts for all.
 */
function windowWithPaths(): Window {
  const { location, history } = window;
  const moved = (how: 'pushState' | 'replaceState') => (state: unknown, _: string, url?: string) =>
    history[how](state, '', url && withKeyBehind(url));
  const reported = withKeyBehind(location.pathname);
  if (reported !== location.pathname) history.replaceState(history.state, '', reported);
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

export function BrowserRouter(props: BrowserRouterProps): ReactElement {
  const [observed] = useState(windowWithPaths);
  return <RouterOf {...props} window={observed} />;
}

/** Returns the URL of a link as it is copied or shared. */
export const useHref = (to: To): string => withKeyBehind(useRouterHref(to));

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  /** State stored in the history entry. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

const opensHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** A link within the site. The router's own `Link` adds code for forms and data loading that no page uses. */
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
        // Replace the dialog's history entry, so that Back returns to this page and not to its dialog.
        event.preventDefault();
        afterDialogs(() => follow(event));
        leaveDialogs(dialogsHere());
      }}
    >
      {children}
    </a>
  );
}

/** A link with `aria-current` and the class `active` if it leads to the current page. */
export function NavLink({ to, className = '', ...rest }: LinkProps): ReactElement {
  const here = useLocation().pathname.replace(/(.)\/+$/, '$1') === to;
  if (!here) return <Link {...rest} to={to} className={className} />;
  return <Link {...rest} to={to} className={`${className} active`} aria-current="page" />;
}
