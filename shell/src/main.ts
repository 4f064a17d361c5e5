// Evaluated here; what uses it follows in a task of its own. One long task would keep the page from answering to what
// the visitor does meanwhile.
import 'react-dom/client';

setTimeout(() => void import(/* webpackMode: "eager" */ './boot'));
