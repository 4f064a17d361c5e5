import * as v from 'valibot';
import { iconNames } from '../icon-names';
import { name, point, slug, text } from './page-values';

const points = v.record(v.picklist(iconNames), point);
const picture = v.strictObject({ slug, alt: text });
/** In another language it is the same picture. */
const pictureWords = v.strictObject({ alt: text });

/** `pages/home.json`: the first screen, and the leads of what is below it. */
export const HomeSchema = v.strictObject({
  hero: v.strictObject({ above: text, title: text, lead: text, picture }),
  favourites: text,
  visit: text,
});
export const HomeWordsSchema = v.strictObject({
  ...HomeSchema.entries,
  hero: v.strictObject({ ...HomeSchema.entries.hero.entries, picture: pictureWords }),
});

/** `pages/reasons.json`: why people come back, each reason under the name of its icon. */
export const ReasonsSchema = v.strictObject({ title: text, picture, reasons: points });
export const ReasonsWordsSchema = v.strictObject({
  ...ReasonsSchema.entries,
  picture: pictureWords,
});

/** `pages/about.json`. */
export const AboutSchema = v.strictObject({
  title: text,
  lead: text,
  storyTitle: text,
  story: v.array(text),
  /** What each shows, by the names of the drawings. */
  drawings: v.optional(v.record(slug, text)),
  picture,
  statsTitle: text,
  stats: v.array(v.strictObject({ value: text, label: text })),
  missionTitle: text,
  mission: text,
  valuesTitle: text,
  values: v.array(point),
  strengthsTitle: text,
  strengths: points,
});
export const AboutWordsSchema = v.strictObject({ ...AboutSchema.entries, picture: pictureWords });

const QuestionWords = { question: text, answer: text };

/** `pages/questions.json`. */
export const QuestionsSchema = v.array(
  v.strictObject({
    id: slug,
    category: name,
    /** It stands above all categories too. */
    mostAsked: v.optional(v.boolean()),
    ...QuestionWords,
  }),
);
/** By the ids of the questions. */
export const QuestionsWordsSchema = v.record(slug, v.strictObject(QuestionWords));

/** `pages/contact.json`. */
export const ContactSchema = v.strictObject({ picture, lead: text, find: text });
export const ContactWordsSchema = v.strictObject({
  ...ContactSchema.entries,
  picture: pictureWords,
});

/** `pages/orders.json`: what My Orders says before the first one. */
export const OrdersSchema = v.strictObject({ empty: text });

/** `<language>/pages/categories.json`: what stories, offers and questions are divided into, by the names in English. */
export const CategoriesWordsSchema = v.record(name, name);

export type About = v.InferOutput<typeof AboutSchema>;
export type AboutWords = v.InferOutput<typeof AboutWordsSchema>;
export type Contact = v.InferOutput<typeof ContactSchema>;
export type Home = v.InferOutput<typeof HomeSchema>;
export type Questions = v.InferOutput<typeof QuestionsSchema>;
export type QuestionsWords = v.InferOutput<typeof QuestionsWordsSchema>;
export type Reasons = v.InferOutput<typeof ReasonsSchema>;
