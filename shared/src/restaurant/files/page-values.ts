import * as v from 'valibot';

export const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000));
export const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));
/** Of a picture, its name without size and type; of a story, also the hash that opens it. */
export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const point = v.strictObject({ title: text, text });
