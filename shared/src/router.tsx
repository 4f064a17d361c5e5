import type { AnchorHTMLAttributes, MouseEvent, ReactElement, Ref } from 'react';
import { useHref, useLinkClickHandler, useLocation, type To } from 'react-router-dom';
import { afterDialogs, dialogsHere, leaveDialogs } from './ui/dialog-history';

// A curated list: what is not named here is not in the bundle (a whole router weighs four times as much).
export { BrowserRouter, useHref, useLocation, useNavigate } from 'react-router-dom';

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
