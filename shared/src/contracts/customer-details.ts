import * as v from 'valibot';
import { cleanLine } from './clean-text';
import { customerRules as rules } from './field-rules';
import { EmailSchema } from './forms';
import { normalisePhone } from './phone';
import { code, line, paragraph } from './text';

const missing = code('missing');

const PhoneSchema = v.pipe(
  v.string(missing),
  v.transform(cleanLine),
  v.minLength(1, missing),
  v.maxLength(rules.phone.most, code('bad-phone')),
  v.check((text) => normalisePhone(text) !== null, code('bad-phone')),
  v.transform((text) => normalisePhone(text) ?? text),
);

/** Who an order is for. By itself, as its form is checked before there is a request. */
export const CustomerDetailsSchema = v.object({
  name: v.pipe(line(rules.name.most), v.minLength(1, missing)),
  email: v.optional(
    v.pipe(
      line(rules.email.most),
      v.check((text) => text === '' || v.is(EmailSchema, text), code('bad-email')),
    ),
    '',
  ),
  phone: PhoneSchema,
  address: v.pipe(paragraph(rules.address.most), v.minLength(1, missing)),
  landmark: v.optional(line(rules.landmark.most), ''),
  specialInstructions: v.optional(paragraph(rules.specialInstructions.most), ''),
});
