export { suppliesOf } from './gstr1';
export type { Sheet } from './sheet';
export { checksOf, sheetsOf, type Month } from './sheets';
export { csvOf, xlsxOf } from './xlsx';
