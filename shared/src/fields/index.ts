export { fieldFault } from './field-fault';
export { fieldText, type FieldFault } from './field-text';
