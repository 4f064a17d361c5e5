import { ContactSchema, CustomerDetailsSchema, FeedbackSchema } from '../contracts';
import * as v from 'valibot';
import { fieldFault, fieldText } from './field-text';

const said = (schema: v.GenericSchema, body: unknown) =>
  v.safeParse(schema, body, { abortPipeEarly: true }).issues?.map((issue) => {
    const fault = fieldFault(issue);
    return fault && fieldText(fault);
  });

const asha = { name: 'Asha', phone: '9876543210', address: '12, 3rd Cross' };

test.each([
  [{ name: ' ' }, 'Please enter your name'],
  [{ name: 7 }, 'Name must be text'],
  [{ phone: undefined }, 'Please enter your phone number'],
  [{ phone: '12345' }, 'Please enter a valid Indian mobile number'],
  [{ email: 'asha' }, 'Please enter a valid email address'],
  [{ address: 'x'.repeat(301) }, 'Delivery address must be at most 300 characters'],
  [{ specialInstructions: 7 }, 'Special instructions must be text'],
  [{ landmark: 'a\u0007b' }, 'Landmark contains characters that cannot be printed'],
])('of an order, %j: %s', (wrong, text) => {
  expect(said(CustomerDetailsSchema, { ...asha, ...wrong })).toEqual([text]);
});

test('of a message and of a review', () => {
  const message = { name: 'Asha', email: 'a@b.in', subject: '', message: ' ' };
  expect(said(ContactSchema, message)).toEqual([
    'Please choose a subject',
    'Please enter your message',
  ]);
  const review = { rating: 0, name: 'Asha', email: 'a@b.in', text: 'x'.repeat(2001) };
  expect(said(FeedbackSchema, review)).toEqual([
    'Please fill in all required fields and provide a rating',
    'Review must be at most 2000 characters',
  ]);
});

test('what no code of ours says is nothing', () => {
  const [issue] = v.safeParse(v.number(), 'x').issues ?? [];
  expect(fieldFault(issue!)).toBeNull();
});
