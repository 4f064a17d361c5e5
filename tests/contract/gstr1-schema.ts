/* The GSTR-1 sections that the restaurant has, from examples of the offline tool: GST publishes no schema. */

const rupees = { type: 'number', multipleOf: 0.01 };
const rate = { enum: [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40] };
const text = (pattern: string) => ({ type: 'string', pattern });
const object = (properties: Record<string, object>) => ({
  ...{ type: 'object', additionalProperties: false, properties },
  required: Object.keys(properties),
});
const rows = (properties: Record<string, object>) => ({
  ...{ type: 'array', minItems: 1 },
  items: object(properties),
});
const taxes = { camt: rupees, samt: rupees, csamt: rupees };
const date = text('^\\d{2}-\\d{2}-20\\d{2}$');
const hsnRows = {
  ...{ num: { type: 'integer', minimum: 0 }, hsn_sc: text('^\\d{4,8}$'), desc: text('^.{1,30}$') },
  ...{ uqc: { enum: ['NOS', 'NA'] }, qty: { type: 'number' }, rt: rate },
  ...{ txval: rupees, iamt: rupees, ...taxes },
};
const gstin = text('^\\d{2}[A-Z]{5}\\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$');
const businessRows = {
  ...{ val: rupees, pos: text('^\\d{2}$'), rchrg: { enum: ['N'] }, inv_typ: { enum: ['R'] } },
  itms: rows({
    num: { type: 'integer', minimum: 1 },
    // Nil-rated supplies are in table `nil` only.
    itm_det: object({ rt: { ...rate, not: { const: 0 } }, txval: rupees, ...taxes }),
  }),
};
// Advances received for services: rates without 0, amounts without the tax.
const advanceRows = rows({
  ...{ pos: text('^\\d{2}$'), sply_ty: { enum: ['INTRA'] } },
  itms: rows({ rt: { ...rate, not: { const: 0 } }, ad_amt: rupees, ...taxes }),
});
const whole = { type: 'integer', minimum: 0 };
// At most 16 letters, digits, dashes and slashes (CGST Rules, 46(b)).
const serial = text('^[0-9A-Za-z/-]{1,16}$');

export const gstr1Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['gstin', 'fp', 'version', 'hash'],
  properties: {
    gstin,
    fp: text('^(0[1-9]|1[0-2])20\\d{2}$'),
    version: text('^GST\\d(\\.\\d){1,2}$'),
    hash: text('^hash$'),
    b2cs: rows({
      ...{ sply_ty: { enum: ['INTRA', 'INTER'] }, typ: { enum: ['OE', 'E'] }, rt: rate },
      ...{ pos: text('^\\d{2}$'), txval: rupees, ...taxes },
    }),
    nil: object({
      inv: rows({
        sply_ty: { enum: ['INTRB2B', 'INTRB2C', 'INTRAB2B', 'INTRAB2C'] },
        ...{ nil_amt: rupees, expt_amt: rupees, ngsup_amt: rupees },
      }),
    }),
    b2b: rows({ ctin: gstin, inv: rows({ inum: serial, idt: date, ...businessRows }) }),
    cdnr: rows({
      ctin: gstin,
      nt: rows({ ntty: { enum: ['C'] }, nt_num: serial, nt_dt: date, ...businessRows }),
    }),
    at: advanceRows,
    txpd: advanceRows,
    hsn: {
      ...{ type: 'object', additionalProperties: false },
      properties: { hsn_b2b: rows(hsnRows), hsn_b2c: rows(hsnRows) },
    },
    doc_issue: object({
      doc_det: rows({
        doc_num: { type: 'integer', minimum: 1, maximum: 12 },
        docs: rows({
          ...{ num: whole, from: serial, to: serial },
          ...{ totnum: whole, cancel: whole, net_issue: whole },
        }),
      }),
    }),
  },
};
