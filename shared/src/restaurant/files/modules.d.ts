// Types of the files in `restaurant/`, which `npm run restaurant:check` validates against the schemas in this
// folder. A language that the restaurant does not offer has no files.

declare module '@burger/restaurant/restaurant.json' {
  const content: import('./index').Facts;
  export default content;
}
declare module '@burger/restaurant/languages.json' {
  const content: readonly import('../../i18n/languages').Language[];
  export default content;
}
declare module '@burger/restaurant/pages/home.json' {
  const content: import('./index').Home;
  export default content;
}
declare module '@burger/restaurant/pages/reasons.json' {
  const content: import('./index').Reasons;
  export default content;
}
declare module '@burger/restaurant/pages/about.json' {
  const content: import('./index').About;
  export default content;
}
declare module '@burger/restaurant/pages/posts.json' {
  const content: import('./index').Posts;
  export default content;
}
declare module '@burger/restaurant/pages/offers.json' {
  const content: import('./index').Offers;
  export default content;
}
declare module '@burger/restaurant/pages/questions.json' {
  const content: import('./index').Questions;
  export default content;
}
declare module '@burger/restaurant/pages/contact.json' {
  const content: import('./index').Contact;
  export default content;
}
declare module '@burger/restaurant/pages/titles.json' {
  const content: import('./index').Titles;
  export default content;
}
declare module '@burger/restaurant/pages/orders.json' {
  const content: { empty: string };
  export default content;
}
declare module '@burger/restaurant/*/restaurant.json' {
  const content: import('./index').FactWords;
  export default content;
}
declare module '@burger/restaurant/*/pages/about.json' {
  const content: import('./index').AboutWords;
  export default content;
}
declare module '@burger/restaurant/*/pages/offers.json' {
  const content: import('./index').OffersWords;
  export default content;
}
declare module '@burger/restaurant/*/pages/posts.json' {
  const content: import('./index').PostsWords;
  export default content;
}
declare module '@burger/restaurant/*/pages/questions.json' {
  const content: import('./index').QuestionsWords;
  export default content;
}
declare module '@burger/restaurant/brand/theme.json' {
  const content: import('./index').Theme;
  export default content;
}
declare module '@burger/restaurant/map.json' {
  const content: import('./index').PlaceMap;
  export default content;
}
declare module '@burger/restaurant/*/map.json' {
  const content: Readonly<Record<string, string>>;
  export default content;
}
// The first matching declaration wins, so the general one comes last.
declare module '@burger/restaurant/*.json' {
  const content: object;
  export default content;
}
