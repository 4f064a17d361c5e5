import { RulesSchema, type Rules } from '@burger/shared/contracts';
import * as v from 'valibot';
import { error, type Finding } from '../finding';
import { valueOf, type Folder } from '../folder';
import type { Place } from '../json-file';

type Wrong = [place: Place, says: string];

const gstin = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

const hoursInOrder = ({ hours }: Rules): Wrong[] => {
  const { opens, lastOrders, kitchenCloses, closes } = hours;
  const inOrder = opens < lastOrders && lastOrders <= kitchenCloses && kitchenCloses <= closes;
  const order = 'opens, lastOrders, kitchenCloses, closes';
  return inOrder ? [] : [[['hours'], `The hours have to follow each other: ${order}.`]];
};

const spans = ({ delivery, pickup }: Rules): Wrong[] => [
  ...(delivery.freeUpToKm > delivery.limitKm
    ? ([
        [['delivery', 'freeUpToKm'], 'Delivery is free farther than it goes (limitKm).'],
      ] as Wrong[])
    : []),
  ...(delivery.latestMinutes < delivery.minutes
    ? ([[['delivery', 'latestMinutes'], 'latestMinutes is less than minutes.']] as Wrong[])
    : []),
  ...(pickup && pickup.latestMinutes < pickup.minutes
    ? ([[['pickup', 'latestMinutes'], 'latestMinutes is less than minutes.']] as Wrong[])
    : []),
];

function taxes({ gst }: Rules): Wrong[] {
  const charged = gst.cgst + gst.sgst > 0;
  const wrong: Wrong[] = [];
  if (gst.scheme === 'regular' && !charged) {
    wrong.push([['gst', 'cgst'], 'The regular scheme collects tax: 250 is 2.5 %.']);
  }
  if (gst.scheme !== 'regular' && charged) {
    const says = `A restaurant of the scheme ${gst.scheme} may not collect tax: cgst and sgst are 0.`;
    wrong.push([['gst', 'scheme'], says]);
  }
  const needsNumber = gst.scheme !== 'unregistered';
  if (needsNumber ? !gstin.test(gst.gstin) : gst.gstin !== '') {
    const has = needsNumber ? 'has 15 letters and digits' : 'is empty where nobody is registered';
    wrong.push([['gst', 'gstin'], `The GSTIN ${has}.`]);
  }
  return wrong;
}

const promos = ({ promos: all }: Rules): Wrong[] =>
  all.flatMap(({ code, type, discount }, at): Wrong[] =>
    type === 'percentage' && discount > 100
      ? [[['promos', at, 'discount'], `${code} takes off more than everything.`]]
      : [],
  );

// CGST Act, section 36. Who is not registered keeps no such records.
const leastTaxMonths = 72;

const keptForTax = ({ gst, retention }: Rules): Wrong[] =>
  gst.scheme !== 'unregistered' && retention.taxMonths < leastTaxMonths
    ? [
        [
          ['retention', 'taxMonths'],
          `The GST law wants orders kept for ${leastTaxMonths} months after the year's return.`,
        ],
      ]
    : [];

/** What the rules say fits together, beyond the shape of each value. */
export function sense(folder: Folder): Finding[] {
  const file = folder.json('rules.json');
  const { output, success } = v.safeParse(RulesSchema, valueOf(folder, 'rules.json'));
  if (!file || !success) return [];
  return [hoursInOrder, spans, taxes, keptForTax, promos]
    .flatMap((wrongIn) => wrongIn(output))
    .map(([place, says]) => error('rules.json', file.lineOf(place), says));
}
