export { upiLink, type UpiPayee } from './upi-link';
