import { gstinCheckDigit, normaliseGstin } from '../contracts/gstin';
import { gstinProblems, stateOfGstin } from './gstin';

test.each([
  ['27AAPFU0939F1ZV', 'Maharashtra'],
  ['29ABCDE1234F1ZW', 'Karnataka'],
  ['29ABCDE1234F1ZW', 'karnataka'],
])('gstinProblems finds none in %s for the state %s', (gstin, state) =>
  expect(gstinProblems(gstin, state)).toEqual([]),
);

test('gstinProblems reports both problems of a GSTIN of another state with a wrong check digit', () => {
  expect(gstinProblems('27ABCDE1234F1Z5', 'Karnataka')).toEqual([
    'The last sign of the GSTIN (its check digit) does not fit: it would be 0.',
    'The GSTIN is of Maharashtra (27), but the bills say Karnataka.',
  ]);
});

test('gstinProblems reports an unknown state code, and does not compare a state name that is not listed', () => {
  expect(gstinProblems('99ABCDE1234F1ZX', 'Karnataka')).toContain(
    'No state has the code 99 of the GSTIN.',
  );
  expect(gstinProblems('29ABCDE1234F1ZW', 'ಕರ್ನಾಟಕ')).toEqual([]);
});

test('normaliseGstin accepts the state codes of the GST portal and no others', () => {
  for (let code = 0; code < 100; code += 1) {
    const first = `${String(code).padStart(2, '0')}AAPFU0939F1Z`;
    const gstin = first + gstinCheckDigit(first);
    expect([gstin, normaliseGstin(gstin)]).toEqual([gstin, stateOfGstin(gstin) ? gstin : null]);
  }
});
