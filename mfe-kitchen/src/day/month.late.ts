export { csvOf, sheetsOf, xlsxOf } from '@burger/shared/accounts';
