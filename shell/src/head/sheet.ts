import { loadSheet } from './load-sheet';

loadSheet();
