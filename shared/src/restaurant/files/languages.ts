import * as v from 'valibot';
import { languages, type Language } from '../../language/languages';

/** `languages.json`: the languages that the site speaks. English is the first: its pages have no prefix, and the staff's have no other. */
export const LanguagesSchema = v.pipe(
  v.array(v.picklist(Object.keys(languages) as Language[])),
  v.check(([first]) => first === 'en', 'The first language is en'),
  v.check((named) => new Set(named).size === named.length, 'A language is named twice'),
);
