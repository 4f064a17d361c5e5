import { noOrderFields } from '../contracts/order-fields';
import { readableBy, recipientFor } from './visible-fields';

const all = {
  ...{ name: 'Asha', phone: '+919876543210', email: 'asha@example.in' },
  ...{ address: '12 Lake View Road', landmark: 'Blue gate', specialInstructions: 'Ring twice' },
  ...{ gstin: '29ABCDE1234F1Z5', legalName: 'Asha Foods LLP', billingAddress: '7 MG Road' },
};

test('the counter reads all fields but the email, the rider no business', () => {
  const { email: _email, specialInstructions: instructions, ...others } = all;
  const { gstin: _gstin, legalName: _legalName, billingAddress: _address, ...person } = others;
  expect(recipientFor('counter', all)).toEqual({ ...others, instructions });
  expect(recipientFor('rider', all)).toEqual({ ...person, instructions });
});

test('optional fields are left out when they are empty, the others are empty texts', () => {
  const nobody = { name: '', phone: '', address: '', landmark: '', instructions: '' };
  expect(recipientFor('counter', noOrderFields)).toEqual(nobody);
});

test('papers keep the name, the instructions and the business, and no undeclared field', () => {
  const recipient = { ...recipientFor('counter', all), giftMessage: 'Happy birthday' };
  const { gstin, legalName, billingAddress, name } = all;
  expect(readableBy('papers', recipient)).toEqual({
    ...{ name, phone: '', address: '', landmark: '', instructions: 'Ring twice' },
    ...{ gstin, legalName, billingAddress },
  });
});
