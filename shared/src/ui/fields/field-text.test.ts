import { ContactSchema, FeedbackSchema } from '../../contracts/forms';
import * as v from 'valibot';
import { fieldFault, fieldText } from './field-text';

const text = (schema: v.GenericSchema, body: unknown) =>
  v.safeParse(schema, body, { abortPipeEarly: true }).issues?.map((issue) => {
    const fault = fieldFault(issue);
    return fault && fieldText(fault);
  });

test('the contact and review forms report each invalid field with a message', () => {
  const message = { name: 'Asha', email: 'a@b.in', subject: '', message: ' ' };
  expect(text(ContactSchema, message)).toEqual([
    'Please choose a subject',
    'Please enter your message',
  ]);
  const review = { rating: 0, name: 'Asha', email: 'a@b.in', text: 'x'.repeat(2001) };
  expect(text(FeedbackSchema, review)).toEqual([
    'Please fill in all required fields and provide a rating',
    'Review must be at most 2000 characters',
  ]);
});

test('fieldFault returns null for a schema message that is not a problem code', () => {
  const [issue] = v.safeParse(v.number(), 'x').issues ?? [];
  expect(fieldFault(issue!)).toBeNull();
});
