import { gstinCheckDigit, gstinShape } from '../contracts/gstin';

/** State codes from the GST portal. */
const states: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  10: 'Bihar',
  11: 'Sikkim',
  12: 'Arunachal Pradesh',
  13: 'Nagaland',
  14: 'Manipur',
  15: 'Mizoram',
  16: 'Tripura',
  17: 'Meghalaya',
  18: 'Assam',
  19: 'West Bengal',
  20: 'Jharkhand',
  21: 'Odisha',
  22: 'Chhattisgarh',
  23: 'Madhya Pradesh',
  24: 'Gujarat',
  26: 'Dadra and Nagar Haveli and Daman and Diu',
  27: 'Maharashtra',
  29: 'Karnataka',
  30: 'Goa',
  31: 'Lakshadweep',
  32: 'Kerala',
  33: 'Tamil Nadu',
  34: 'Puducherry',
  35: 'Andaman and Nicobar Islands',
  36: 'Telangana',
  37: 'Andhra Pradesh',
  38: 'Ladakh',
  97: 'Other Territory',
};

/** Returns the state that a GSTIN begins with; undefined if no state has its code. */
export const stateOfGstin = (gstin: string): string | undefined => states[gstin.slice(0, 2)];

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z]/g, '');

/** Returns the problems of a GSTIN on bills of a state. Does not compare unknown state names. */
export function gstinProblems(gstin: string, state: string): string[] {
  if (!gstinShape.test(gstin)) return ['The GSTIN has 15 letters and digits.'];
  const digit = gstinCheckDigit(gstin);
  const code = gstin.slice(0, 2);
  const isKnown = Object.values(states).some((name) => plain(name) === plain(state));
  return [
    ...(gstin.endsWith(digit)
      ? []
      : [`The last sign of the GSTIN (its check digit) does not fit: it would be ${digit}.`]),
    ...(states[code] === undefined ? [`No state has the code ${code} of the GSTIN.`] : []),
    ...(states[code] !== undefined && isKnown && plain(states[code]) !== plain(state)
      ? [`The GSTIN is of ${states[code]} (${code}), but the bills say ${state}.`]
      : []),
  ];
}
