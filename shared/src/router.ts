// A curated list: what is not named here is not in the bundle (a whole router weighs four times as much).
export { BrowserRouter, useHref, useLocation, useNavigate } from 'react-router-dom';
export { Link, NavLink, type LinkProps } from './router-link';
