export { SavingsLine } from './savings-line';
