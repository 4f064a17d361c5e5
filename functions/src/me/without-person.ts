import { knownReason } from '@burger/shared/order';
import { FieldValue, type DocumentData, type UpdateData } from 'firebase-admin/firestore';

const nobody = {
  name: '',
  email: '',
  phone: '',
  address: '',
  landmark: '',
  specialInstructions: '',
};

/** A line without what was typed for it: its id holds the note too. */
const withoutNote = (item: unknown): unknown =>
  typeof item === 'object' && item !== null ? { ...item, lineId: '', note: '' } : item;

/** A paper without why something was taken back, in somebody's own words. */
const withoutReason = (paper: unknown): unknown =>
  typeof paper === 'object' && paper !== null ? { ...paper, reason: '' } : paper;

/**
 * What takes the person out of an order's document: who, where and what they wrote, and the links. Dishes, amounts, taxes
 * and times stay: they are what the tax law asks for.
 */
export const withoutPerson = ({
  items,
  reason,
  papers,
}: DocumentData): UpdateData<DocumentData> => ({
  customerId: '',
  customerDetails: nobody,
  location: null,
  trackingKey: FieldValue.delete(),
  // Own words of the kitchen may say something of the person; a code does not.
  ...(reason ? { reason: knownReason(reason) } : {}),
  ...(Array.isArray(papers) ? { papers: papers.map(withoutReason) } : {}),
  ...(Array.isArray(items) ? { items: items.map(withoutNote) } : {}),
});
