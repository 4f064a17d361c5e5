// React is evaluated here and the app in a later task, because one long task would block input events.
import 'react-dom/client';

setTimeout(() => void import(/* webpackMode: "eager" */ './boot'));
