interface PartRule {
  /** Whether the part adds to the total or lowers it. */
  sign: 1 | -1;
  /** `base`: GST is added to it. `added`: it is GST. `none`: it comes after tax. */
  tax: 'base' | 'added' | 'none';
  /**
   * How credit notes refund it. `lines`: a note computes it from the credited lines. `share`: notes by lines leave it
   * to the last one, notes by amount take a share. `last`: the last note takes it.
   */
  refund: 'lines' | 'share' | 'last';
  /** When a bill has a row for it. `above-zero` also leaves out an unreadable amount. */
  row: 'always' | 'deliveries' | 'above-zero' | 'unless-zero';
  /** Its field in stored documents (spec.md §3). */
  stored: string;
  /** Whether stored documents omit this part when it is zero. Documents of release 0.3.0 may lack `roundOff`. */
  isOptional?: true;
}

/**
 * The amounts between the lines of a bill and its total, in the order of their rows. Each form of a bill is derived
 * from this table. Where a part needs a decision, a table by part makes a new one a type error.
 */
const table = {
  subtotal: { sign: 1, tax: 'base', refund: 'lines', row: 'always', stored: 'subtotal' },
  discount: {
    sign: -1,
    tax: 'base',
    refund: 'lines',
    row: 'above-zero',
    stored: 'promoDiscount',
  },
  delivery: {
    sign: 1,
    tax: 'base',
    refund: 'share',
    row: 'deliveries',
    stored: 'deliveryCharge',
  },
  // Added tax only; `goodsTaxes` returns the tax included in the prices of packaged goods.
  cgst: { sign: 1, tax: 'added', refund: 'lines', row: 'unless-zero', stored: 'cgst' },
  sgst: { sign: 1, tax: 'added', refund: 'lines', row: 'unless-zero', stored: 'sgst' },
  // Rounding to the rupee, positive or negative.
  roundOff: {
    sign: 1,
    tax: 'none',
    refund: 'last',
    row: 'unless-zero',
    stored: 'roundOff',
    isOptional: true,
  },
} as const satisfies Record<string, PartRule>;

type Table = typeof table;
export type BillPart = keyof Table;

/** The parts whose rule has these values. */
export type BillPartWith<Rule extends Partial<PartRule>> = {
  [Part in BillPart]: Table[Part] extends Rule ? Part : never;
}[BillPart];

export type OptionalBillPart = BillPartWith<{ isOptional: true }>;
export type RequiredBillPart = Exclude<BillPart, OptionalBillPart>;

/** A bill as stored: its parts under their stored names. */
export type StoredParts<Amount> = {
  [Part in RequiredBillPart as Table[Part]['stored']]: Amount;
} & { [Part in OptionalBillPart as Table[Part]['stored']]?: Amount };

export const billParts: Readonly<Record<BillPart, PartRule>> = table;
export const billPartNames = Object.keys(table) as readonly BillPart[];

export const storedPartName = (part: BillPart) => table[part].stored;

/** Returns the parts whose rule has a value. */
export const billPartsWith = <Fact extends keyof PartRule, Value extends PartRule[Fact]>(
  fact: Fact,
  value: Value,
) =>
  billPartNames.filter((part) => billParts[part][fact] === value) as BillPartWith<
    Record<Fact, Value>
  >[];

/** Returns a value for each part. */
export const mapBillParts = <Value, Part extends BillPart = BillPart>(
  valueOf: (part: Part) => Value,
  parts = billPartNames as readonly Part[],
) => Object.fromEntries(parts.map((part) => [part, valueOf(part)])) as Record<Part, Value>;

/** Returns one value for each part that all bills have, and another for each later part. */
export const forBillParts = <Value, Other>(required: Value, optional: Other) =>
  mapBillParts((part) => (billParts[part].isOptional ? optional : required)) as Record<
    RequiredBillPart,
    Value
  > &
    Record<OptionalBillPart, Other>;

/** Adds up amounts with the signs of their parts. */
export const sumOfParts = (
  amounts: Readonly<Partial<Record<BillPart, number | null>>>,
  parts: readonly BillPart[] = billPartNames,
): number => parts.reduce((sum, part) => sum + billParts[part].sign * (amounts[part] ?? 0), 0);
