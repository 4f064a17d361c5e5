// What is shown once an order was sent.
export { BillChange } from './checkout/bill-change';
export { orderChat } from './order-chat';
export { SuccessView } from './success/success-view';
