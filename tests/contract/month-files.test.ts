import { gstinsOf, gstJson, type Month, sheetsOf, tallyXml } from '@burger/shared/accounting';
import type { MonthAdvance, MonthInvoice } from '@burger/shared/kitchen';
import Ajv from 'ajv';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { gstr1Schema } from './gstr1-schema';

const bill: MonthInvoice = {
  ...{ kind: 'bill', serial: 'BK/2627/1', series: 'BK/2627', number: 1, of: '' },
  ...{ at: '2026-11-21T08:00:00Z', orderId: 'BK1', scheme: 'regular', gstin: '29ABCDE1234F1ZW' },
  ...{ sac: '996331', placeOfSupply: 'Karnataka', rate: 500, service: 9800, cgst: 245, sgst: 245 },
  goods: [
    { hsn: '2202', rate: 4000, quantity: 2, taxable: 2858, cgst: 571, sgst: 571 },
    { hsn: '0401', rate: 0, quantity: 1, taxable: 4000, cgst: 0, sgst: 0 },
  ],
  ...{ roundOff: 10, financial: 0, total: 18_300 },
  ...{ paid: { cash: 10_000, upi: 0, online: 8_300, due: 0 }, fee: 166 },
};
const note: MonthInvoice = {
  ...bill,
  ...{ kind: 'creditNote', serial: 'BKC/2627/1', series: 'BKC/2627', of: 'BK/2627/1', goods: [] },
  ...{ service: 4900, cgst: 122, sgst: 122, roundOff: 0, total: 5144, fee: null },
  paid: { cash: 5144, upi: 0, online: 0, due: 0 },
};
const late: MonthInvoice = {
  ...note,
  ...{ serial: 'BKC/2627/2', number: 2, service: 0, cgst: 0, sgst: 0, financial: 5144 },
};
const invoices = [bill, note, late];
const monthWith = (changes: Partial<Month>): Month => ({
  ...{ month: '2026-11', papers: [], refunds: [], online: [], movements: [] },
  ...{ advances: [], damaged: [] },
  ...changes,
});

/** Returns the GST file of a month as a program parses it. Throws when it does not fit the schema. */
function gstFile(changes: Partial<Month>): unknown {
  const file: unknown = JSON.parse(JSON.stringify(gstJson(monthWith(changes), bill.gstin!)));
  const validate = new Ajv({ strict: true, allErrors: true, multipleOfPrecision: 6 }).compile(
    gstr1Schema,
  );
  validate(file);
  expect(validate.errors).toBeNull();
  return file;
}

test('the GST file fits its schema and has rates, nil-rated goods, HSN rows and serials', () => {
  expect(gstinsOf(monthWith({ papers: invoices }))).toEqual([bill.gstin]);
  expect(gstFile({ papers: invoices })).toMatchObject({
    ...{ gstin: '29ABCDE1234F1ZW', fp: '112026' },
    b2cs: [
      { sply_ty: 'INTRA', typ: 'OE', pos: '29', rt: 5, txval: 49, camt: 1.23, samt: 1.23 },
      { rt: 40, txval: 28.58, camt: 5.71, samt: 5.71 },
    ],
    nil: { inv: [{ sply_ty: 'INTRAB2C', nil_amt: 40 }] },
    hsn: {
      hsn_b2c: [
        { num: 1, hsn_sc: '0401', uqc: 'NOS', qty: 1, rt: 0, txval: 40 },
        { num: 2, hsn_sc: '2202', uqc: 'NOS', qty: 2, rt: 40, txval: 28.58 },
        { num: 3, hsn_sc: '996331', uqc: 'NA', qty: 0, rt: 5, txval: 49 },
      ],
    },
    doc_issue: {
      doc_det: [
        { doc_num: 1, docs: [{ from: 'BK/2627/1', to: 'BK/2627/1', totnum: 1, net_issue: 1 }] },
        { doc_num: 5, docs: [{ from: 'BKC/2627/1', to: 'BKC/2627/2', totnum: 2, cancel: 0 }] },
      ],
    },
  });
});

test('the GST file lists invoices and credit notes of registered recipients under their GSTIN', () => {
  const recipient = { gstin: '27AAPFU0939F1ZV', name: 'Asha Foods' };
  const own = [
    bill,
    { ...bill, serial: 'BK/2627/2', number: 2, recipient },
    { ...note, recipient },
  ];
  expect(gstFile({ papers: own })).toMatchObject({
    b2cs: [
      { rt: 5, txval: 98 },
      { rt: 40, txval: 28.58 },
    ],
    b2b: [
      {
        ctin: recipient.gstin,
        inv: [
          {
            ...{
              inum: 'BK/2627/2',
              idt: '21-11-2026',
              val: 183,
              pos: '29',
              rchrg: 'N',
              inv_typ: 'R',
            },
            itms: [
              { num: 1, itm_det: { rt: 5, txval: 98, camt: 2.45, samt: 2.45 } },
              { num: 2, itm_det: { rt: 40, txval: 28.58, camt: 5.71 } },
            ],
          },
        ],
      },
    ],
    cdnr: [
      {
        ctin: recipient.gstin,
        nt: [{ ntty: 'C', nt_num: 'BKC/2627/1', val: 51.44, itms: [{ itm_det: { txval: 49 } }] }],
      },
    ],
    nil: {
      inv: [
        { sply_ty: 'INTRAB2B', nil_amt: 40 },
        { sply_ty: 'INTRAB2C', nil_amt: 40 },
      ],
    },
    hsn: { hsn_b2b: [{}, {}, { hsn_sc: '996331', txval: 49 }] },
  });
});

test('the GST file lists a nil-rated invoice or credit note of a business only in table 8', () => {
  const recipient = { gstin: '27AAPFU0939F1ZV', name: 'Asha Foods' };
  const [, curd] = bill.goods;
  const nil = { ...bill, recipient, service: 0, cgst: 0, sgst: 0, goods: [curd!], roundOff: 0 };
  const back = { ...nil, kind: 'creditNote' as const, goods: [{ ...curd!, taxable: 1000 }] };
  const file = gstFile({ papers: [nil, back] });
  expect(file).toMatchObject({ nil: { inv: [{ sply_ty: 'INTRAB2B', nil_amt: 30 }] } });
  expect(Object.keys(file as object).filter((name) => /^(b2b|cdnr)$/.test(name))).toEqual([]);
});

test('the GST file lists advances received and adjusted by place of supply and rate', () => {
  const advance: MonthAdvance = {
    ...{ table: '11A', orderId: 'BK1', gstin: bill.gstin!, sac: '996331', rate: 500 },
    ...{ placeOfSupply: 'Karnataka', taxable: 9800, cgst: 245, sgst: 245 },
  };
  const adjusted = { ...advance, table: '11B' as const, taxable: 4900, cgst: 122, sgst: 123 };
  const other = { ...advance, gstin: '27AAPFU0939F1ZV' };
  const section = (ad_amt: number, camt: number, samt: number) => [
    { pos: '29', sply_ty: 'INTRA', itms: [{ rt: 5, ad_amt, camt, samt, csamt: 0 }] },
  ];
  expect(gstFile({ advances: [advance, advance, adjusted, other] })).toMatchObject({
    at: section(196, 4.9, 4.9),
    txpd: section(49, 1.22, 1.23),
  });
  expect(gstinsOf(monthWith({ advances: [advance, other] }))).toEqual([bill.gstin, other.gstin]);
});

test('the place of supply is named as on the GST portal, whatever the restaurant calls its state', () => {
  const sheets = sheetsOf(monthWith({ papers: [{ ...bill, placeOfSupply: 'Karnatak' }] }));
  const [row] = sheets.find(({ name }) => name.startsWith('GSTR-1 7'))!.rows;
  expect(row?.[1]).toBe('29-Karnataka');
});

interface Voucher {
  VOUCHERTYPENAME: string;
  VOUCHERNUMBER?: string;
  DATE: string;
  PARTYLEDGERNAME: string;
  PARTYGSTIN?: string;
  'ALLLEDGERENTRIES.LIST': {
    LEDGERNAME: string;
    ISDEEMEDPOSITIVE: string;
    ISPARTYLEDGER?: string;
    AMOUNT: string;
  }[];
}

function vouchersOf(changes: Partial<Month>): Voucher[] {
  const xml = tallyXml(monthWith(changes));
  expect(XMLValidator.validate(xml)).toBe(true);
  const read = new XMLParser({
    parseTagValue: false,
    htmlEntities: true,
    isArray: (name) => name === 'TALLYMESSAGE',
  }).parse(xml) as {
    ENVELOPE: { BODY: { IMPORTDATA: { REQUESTDATA: { TALLYMESSAGE: { VOUCHER: Voucher }[] } } } };
  };
  return read.ENVELOPE.BODY.IMPORTDATA.REQUESTDATA.TALLYMESSAGE.map(({ VOUCHER: one }) => one);
}

const amountsIn = ({ 'ALLLEDGERENTRIES.LIST': entries }: Voucher) =>
  Object.fromEntries(entries.map(({ LEDGERNAME, AMOUNT }) => [LEDGERNAME, AMOUNT]));

const movements: Month['movements'] = [
  // After midnight, so that the business day is the day before.
  { at: '2026-11-21T20:00:00Z', orderId: 'BK1', way: 'cash', amount: 10_000 },
  { at: '2026-11-22T08:00:00Z', orderId: 'BK1', way: 'cash', amount: -5144 },
];

test('the file for Tally is well-formed, and each of its vouchers is balanced to the paisa', () => {
  const vouchers = vouchersOf({ papers: invoices, movements });
  expect(
    vouchers.map((one) => [one.VOUCHERTYPENAME, one.VOUCHERNUMBER, one.DATE].join(' ')),
  ).toEqual([
    'Sales BK/2627/1 20261121',
    'Credit Note BKC/2627/1 20261121',
    'Credit Note BKC/2627/2 20261121',
    'Receipt  20261121',
    'Payment  20261122',
  ]);
  for (const { 'ALLLEDGERENTRIES.LIST': entries } of vouchers) {
    const paise = entries.map(({ AMOUNT }) => Math.round(Number(AMOUNT) * 100));
    expect(paise.reduce((sum, one) => sum + one, 0)).toBe(0);
    // Tally treats an entry as a debit only if its sign and flag agree.
    for (const { AMOUNT, ISDEEMEDPOSITIVE } of entries)
      expect(ISDEEMEDPOSITIVE).toBe(AMOUNT.startsWith('-') ? 'Yes' : 'No');
  }
  const [sale, back, financial, receipt, payment] = vouchers.map(amountsIn);
  const party = 'Sundry Debtors - Counter';
  expect(sale).toEqual({
    ...{ [party]: '-183.00', 'Restaurant Sales 5%': '98.00' },
    ...{ 'Packaged Goods 40%': '28.58', 'Packaged Goods 0%': '40.00' },
    ...{ 'Output CGST': '8.16', 'Output SGST': '8.16', 'Round Off': '0.10' },
  });
  expect(back).toMatchObject({ [party]: '51.44', 'Restaurant Sales 5%': '-49.00' });
  expect(financial).toEqual({ [party]: '51.44', 'Discount Allowed': '-51.44' });
  expect([receipt, payment]).toEqual([
    { Cash: '-100.00', [party]: '100.00' },
    { Cash: '51.44', [party]: '-51.44' },
  ]);
});

test('each Tally voucher has a party ledger, and a registered recipient with its GSTIN', () => {
  const recipient = { gstin: '27AAPFU0939F1ZV', name: 'Asha & Sons' };
  const [sale, other] = vouchersOf({ papers: [{ ...bill, recipient }, bill] });
  expect(sale).toMatchObject({
    ...{ PARTYLEDGERNAME: 'Sundry Debtors - Counter', PARTYNAME: 'Asha & Sons' },
    ...{ PARTYGSTIN: recipient.gstin, GSTREGISTRATIONTYPE: 'Regular' },
    ...{ PLACEOFSUPPLY: 'Karnataka', ISINVOICE: 'No', PERSISTEDVIEW: 'Accounting Voucher View' },
  });
  expect(other).not.toHaveProperty('PARTYGSTIN');
  const parties = sale!['ALLLEDGERENTRIES.LIST'].filter((one) => one.ISPARTYLEDGER === 'Yes');
  expect(parties.map(({ LEDGERNAME }) => LEDGERNAME)).toEqual([sale!.PARTYLEDGERNAME]);
});
