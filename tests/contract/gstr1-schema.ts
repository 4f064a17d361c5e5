/* What the GST portal's returns offline tool accepts of GSTR-1 JSON, for the sections that the restaurant has (GSTN API, GSTR1 SAVE, version 4). */

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
const whole = { type: 'integer', minimum: 0 };
// At most 16 letters, digits, dashes and slashes (CGST Rules, 46(b)).
const serial = text('^[0-9A-Za-z/-]{1,16}$');

export const gstr1Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['gstin', 'fp', 'b2cs', 'hsn', 'doc_issue'],
  properties: {
    gstin: text('^\\d{2}[A-Z]{5}\\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
    fp: text('^(0[1-9]|1[0-2])20\\d{2}$'),
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
    hsn: object({
      hsn_b2c: rows({
        ...{ num: whole, hsn_sc: text('^\\d{4,8}$'), desc: text('^.{1,30}$') },
        ...{ uqc: { enum: ['NOS', 'NA'] }, qty: { type: 'number' }, rt: rate },
        ...{ txval: rupees, iamt: rupees, ...taxes },
      }),
    }),
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
