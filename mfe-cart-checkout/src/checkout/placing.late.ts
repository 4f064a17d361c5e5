// What is shown once an order was sent.
export { BillChange } from '../placing/bill-change';
export { orderChat } from '../placing/order-chat';
export { SuccessView } from '../placed/success';
