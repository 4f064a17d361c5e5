/** Every remote with the modules that it exposes: `{ catalog: ['./ListPage'] }`. */
export type Exposures = Readonly<Record<string, readonly `./${string}`[]>>;

/**
 * The exports of an exposed module: one, which is named like the module (`ListPage` of `./ListPage`). Its type is that
 * of the same name in `Named`, else `Other`.
 */
export type ExportsOf<
  Path extends `./${string}`,
  Named,
  Other = never,
> = Path extends `./${infer Name}`
  ? { [One in Name]: One extends keyof Named ? Named[One] : Other }
  : never;
