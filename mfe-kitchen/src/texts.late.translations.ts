// Written by `npm run languages` from what there is in each language.
export const translations = {
  kn: () => import(/* webpackChunkName: "staff-kn" */ './texts.kn.late'),
  hi: () => import(/* webpackChunkName: "staff-hi" */ './texts.hi.late'),
};
