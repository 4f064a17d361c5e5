import { Select } from '@burger/shared/ui';

type MethodByHand = 'cash' | 'upi';

interface PaidOutByProps {
  label: string;
  words: Record<MethodByHand, string>;
  method: MethodByHand;
  onMethod: (method: MethodByHand) => void;
}

/** Asks how staff give money back. */
export const PaidOutBy = ({ label, words, method, onMethod }: PaidOutByProps) => (
  <Select
    label={label}
    value={method}
    onChange={({ target }) => onMethod(target.value === 'upi' ? 'upi' : 'cash')}
  >
    <option value="cash">{words.cash}</option>
    <option value="upi">{words.upi}</option>
  </Select>
);
