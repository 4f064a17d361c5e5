import * as v from 'valibot';
import { GstRulesSchema } from '../contracts/rules';

/** Who sells, as a bill has to say it. */
export const SellerSchema = v.object({
  ...GstRulesSchema.entries,
  name: v.string(),
  legalName: v.string(),
  /** Where it is, with what it is called there. */
  address: v.string(),
  fssai: v.string(),
  placeOfSupply: v.string(),
});

export type Seller = v.InferOutput<typeof SellerSchema>;
