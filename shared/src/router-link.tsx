import type { AnchorHTMLAttributes, ReactElement, Ref } from 'react';
import { useHref, useLinkClickHandler, useLocation, type To } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Where it leads on this site. */
  to: To;
  /** Kept with the entry in the history. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link that changes the page without loading a new one. The router's own brings its whole machinery for forms and
 * data along, which nobody here uses and every visitor would download.
 */
export function Link({ to, state, onClick, children, ...rest }: LinkProps): ReactElement {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
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
