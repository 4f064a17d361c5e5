export { suppliesOf } from './gstr1';
export { gstinsOf, gstJson } from './gst-json';
export { monthFileKinds, monthFiles, type MonthFileKind } from './month-files';
export { tallyXml } from './tally';
export type { Sheet } from './sheet';
export { checksOf, sheetsOf, type Month } from './sheets';
export { csvOf, xlsxOf } from './xlsx';
