import * as v from 'valibot';
import { customerPages } from '../../contracts/visit';

const iconNames = ['flame', 'leaf', 'bike', 'wallet', 'sparkles', 'heart'] as const;
export type IconName = (typeof iconNames)[number];

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));
/** A picture's file name without size and type, or the URL fragment of a blog post. */
export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const point = v.strictObject({ title: text, text });
const points = v.record(v.picklist(iconNames), point);
const picture = v.strictObject({ slug, alt: text });
/** Translated alternative text of a picture; the picture is the same in all languages. */
const pictureWords = v.strictObject({ alt: text });

/** The format of `pages/home.json`: the first screen, and the introductions of the sections below. */
export const HomeSchema = v.strictObject({
  hero: v.strictObject({ above: text, title: text, lead: text, picture }),
  favourites: text,
  visit: text,
});
export const HomeWordsSchema = v.strictObject({
  ...HomeSchema.entries,
  hero: v.strictObject({ ...HomeSchema.entries.hero.entries, picture: pictureWords }),
});

/** The format of `pages/reasons.json`: reasons for choosing the restaurant again, by icon name. */
export const ReasonsSchema = v.strictObject({ title: text, picture, reasons: points });
export const ReasonsWordsSchema = v.strictObject({
  ...ReasonsSchema.entries,
  picture: pictureWords,
});

export const AboutSchema = v.strictObject({
  title: text,
  lead: text,
  storyTitle: text,
  story: v.array(text),
  /** Alternative texts, by the names of the drawings. */
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

export const QuestionsSchema = v.array(
  v.strictObject({
    id: slug,
    category: name,
    /** Whether the question also appears above the categories. */
    mostAsked: v.optional(v.boolean()),
    ...QuestionWords,
  }),
);
export const QuestionsWordsSchema = v.record(slug, v.strictObject(QuestionWords));

export const ContactSchema = v.strictObject({ picture, lead: text, find: text });
export const ContactWordsSchema = v.strictObject({
  ...ContactSchema.entries,
  picture: pictureWords,
});

/** The format of `pages/orders.json`: text of the orders page before the first order. */
export const OrdersSchema = v.strictObject({ empty: text });

/**
 * The format of `<language>/pages/categories.json`: translated categories of posts, offers and questions, by
 * the English names.
 */
export const CategoriesWordsSchema = v.record(name, name);

export type About = v.InferOutput<typeof AboutSchema>;
export type AboutWords = v.InferOutput<typeof AboutWordsSchema>;
export type Contact = v.InferOutput<typeof ContactSchema>;
export type Home = v.InferOutput<typeof HomeSchema>;
export type Questions = v.InferOutput<typeof QuestionsSchema>;
export type QuestionsWords = v.InferOutput<typeof QuestionsWordsSchema>;
export type Reasons = v.InferOutput<typeof ReasonsSchema>;

const PostPartSchema = v.union([
  text,
  v.strictObject({ heading: text }),
  v.strictObject({ list: v.pipe(v.array(text), v.minLength(1)) }),
]);

const PostWords = {
  title: text,
  excerpt: text,
  imageAlt: text,
  author: name,
  authorRole: name,
  content: v.pipe(v.array(PostPartSchema), v.minLength(1)),
};

/** The format of `pages/posts.json`: blog posts, newest first, and the header picture of their page. */
export const PostsSchema = v.strictObject({
  picture: slug,
  posts: v.array(
    v.strictObject({
      id: slug,
      ...PostWords,
      image: slug,
      authorImage: slug,
      /** Publication date, YYYY-MM-DD. */
      date: v.pipe(v.string(), v.isoDate()),
      /** English name of the category, which `categories.json` translates. */
      category: name,
      readTime: v.pipe(count, v.minValue(1)),
      views: count,
      likes: count,
      comments: count,
      featured: v.boolean(),
    }),
  ),
});
export const PostsWordsSchema = v.strictObject({
  posts: v.record(slug, v.strictObject(PostWords)),
});

export type Posts = v.InferOutput<typeof PostsSchema>;
export type PostsWords = v.InferOutput<typeof PostsWordsSchema>;

const titledPages = [...customerPages, '/offline'] as const;

const byPage = <Value extends v.GenericSchema>(value: Value) =>
  v.strictObject(
    Object.fromEntries(titledPages.map((page) => [page, value])) as Record<
      (typeof titledPages)[number],
      Value
    >,
  );

const TitleWordsSchema = v.strictObject({ title: text, description: text });

/** The format of `pages/titles.json`: titles and descriptions for search engines and shared links. */
export const TitlesSchema = byPage(
  v.strictObject({
    ...TitleWordsSchema.entries,
    picture: slug,
  }),
);
export const TitlesWordsSchema = byPage(TitleWordsSchema);

export type Titles = v.InferOutput<typeof TitlesSchema>;

const OfferWords = {
  title: text,
  description: text,
  /** Discount text, for offers without a promo code in the shop rules. */
  discount: v.exactOptional(text),
  imageAlt: text,
  validUntil: text,
  terms: v.array(text),
};

/** The format of `pages/offers.json`. A code's discount and minimum come from the shop rules. */
export const OffersSchema = v.strictObject({
  offers: v.array(
    v.strictObject({
      id: slug,
      ...OfferWords,
      code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{3,20}$/)),
      image: slug,
      category: name,
      featured: v.boolean(),
      popular: v.boolean(),
    }),
  ),
  steps: v.array(point),
});
export const OffersWordsSchema = v.strictObject({
  offers: v.record(slug, v.strictObject(OfferWords)),
  steps: OffersSchema.entries.steps,
});

export type Offers = v.InferOutput<typeof OffersSchema>;
export type OffersWords = v.InferOutput<typeof OffersWordsSchema>;
