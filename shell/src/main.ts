import { loudErrors } from './quiet-errors';

// Evaluated here, while its errors are quiet.
import 'react-dom/client';

loudErrors();

// In a task of its own: one long task would keep the page from answering to what the visitor does meanwhile.
setTimeout(() => void import(/* webpackMode: "eager" */ './boot'));
