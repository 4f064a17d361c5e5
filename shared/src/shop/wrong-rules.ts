import type { Rules } from '../contracts/rules';

/** Something that is wrong, as a sentence, and where in the rules it stands. */
export interface WrongRule {
  at: readonly (string | number)[];
  message: string;
}

const gstin = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

const where = (isWrong: boolean, at: WrongRule['at'], message: string): WrongRule[] =>
  isWrong ? [{ at, message }] : [];

function hours({ hours: { opens, lastOrders, kitchenCloses, closes } }: Rules): WrongRule[] {
  const inOrder = opens < lastOrders && lastOrders <= kitchenCloses && kitchenCloses <= closes;
  const order = 'opens, lastOrders, kitchenCloses, closes';
  return where(!inOrder, ['hours'], `The hours have to follow each other: ${order}.`);
}

const latestBeforeUsual = 'latestMinutes is less than minutes.';

const spans = ({ delivery, pickup }: Rules): WrongRule[] => [
  ...where(
    delivery.freeUpToKm > delivery.limitKm,
    ['delivery', 'freeUpToKm'],
    'Delivery is free farther than it goes (limitKm).',
  ),
  ...where(
    delivery.latestMinutes < delivery.minutes,
    ['delivery', 'latestMinutes'],
    latestBeforeUsual,
  ),
  ...where(
    pickup !== null && pickup.latestMinutes < pickup.minutes,
    ['pickup', 'latestMinutes'],
    latestBeforeUsual,
  ),
];

function taxes({ gst }: Rules): WrongRule[] {
  const charged = gst.cgst + gst.sgst > 0;
  const collects = gst.scheme === 'regular';
  const isRegistered = gst.scheme !== 'unregistered';
  const has = isRegistered ? 'has 15 letters and digits' : 'is empty where nobody is registered';
  return [
    ...where(
      collects && !charged,
      ['gst', 'cgst'],
      'The regular scheme collects tax: 250 is 2.5 %.',
    ),
    ...where(
      !collects && charged,
      ['gst', 'scheme'],
      `A restaurant of the scheme ${gst.scheme} may not collect tax: cgst and sgst are 0.`,
    ),
    ...where(
      isRegistered ? !gstin.test(gst.gstin) : gst.gstin !== '',
      ['gst', 'gstin'],
      `The GSTIN ${has}.`,
    ),
  ];
}

const promos = ({ promos: all }: Rules): WrongRule[] =>
  all.flatMap(({ code, type, discount }, index) =>
    where(
      type === 'percentage' && discount > 100,
      ['promos', index, 'discount'],
      `${code} takes off more than everything.`,
    ),
  );

// CGST Act, section 36. Who is not registered keeps no such records.
const leastTaxMonths = 72;

const keptForTax = ({ gst, retention }: Rules): WrongRule[] =>
  where(
    gst.scheme !== 'unregistered' && retention.taxMonths < leastTaxMonths,
    ['retention', 'taxMonths'],
    `The GST law wants orders kept for ${leastTaxMonths} months after the year's return.`,
  );

/**
 * What the rules say that does not fit together, beyond the shape of each value. What is stored was published already and
 * is read all the same: this is asked before something is published.
 */
export const wrongRules = (rules: Rules): WrongRule[] =>
  [hours, spans, taxes, keptForTax, promos].flatMap((wrongIn) => wrongIn(rules));
