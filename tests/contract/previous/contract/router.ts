export { BrowserRouter, Link, NavLink, useHref, useLocation, useNavigate } from 'react-router-dom';
