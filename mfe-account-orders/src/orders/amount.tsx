import type { Paise } from '@burger/shared/pricing';
import { Price } from '@burger/shared/ui';
import { messages } from '../messages';

/** An amount of a document; N/A where the document's is missing or damaged. */
export const Amount = ({ paise }: { paise: Paise | null }) =>
  paise === null ? <span>{messages.orders.notAvailable}</span> : <Price paise={paise} />;
