// A curated list: what is not named here is not in the bundle (a whole router weighs four times as much).
export {
  BrowserRouter,
  Link,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router-dom';
