// React is evaluated here, and the app in a task of its own. One long task would block input events.
import 'react-dom/client';

setTimeout(() => void import(/* webpackMode: "eager" */ './boot'));
