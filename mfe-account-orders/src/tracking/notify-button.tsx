import { askToNotify, couldNotify, mayNotify } from '@burger/shared/order/tracking';
import { Button } from '@burger/shared/ui';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { followMessages } from './messages';

const words = followMessages.notify;

/** Asks for permission to show notifications, on a click, and only after an order was placed. */
export function NotifyButton() {
  const [could] = useState(couldNotify);
  const [answer, setAnswer] = useState<string | null>(() => (mayNotify() ? words.on : null));
  const press = async () => setAnswer((await askToNotify()) ? words.on : words.refused);
  if (!could && answer === null) return null;
  return (
    <>
      {answer === null && (
        <Button $kind="quiet" onClick={() => void press()}>
          <Bell aria-hidden size={18} />
          {words.button}
        </Button>
      )}
      <p role="status">{answer}</p>
    </>
  );
}
