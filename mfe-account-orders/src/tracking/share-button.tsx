import { useHref } from '@burger/shared/router';
import { Button, ButtonLink } from '@burger/shared/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { followMessages } from './messages';

const words = followMessages.share;

/** Passes on the link at which an order can be followed. */
export function ShareButton({ orderId, path }: { orderId: string; path: string }) {
  const address = useHref(path);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  async function press() {
    const url = new URL(address, location.href).href;
    try {
      // Not every desktop has something to share with.
      const shared = navigator.share?.({ title: words.title(orderId), url });
      await (shared ?? navigator.clipboard.writeText(url));
      if (!shared) setOutcome('copied');
    } catch (error) {
      // Who closes the sheet has changed her mind.
      if ((error as Error).name !== 'AbortError') setOutcome('failed');
    }
  }

  return (
    <>
      <Button $kind="quiet" onClick={() => void press()}>
        <Share2 aria-hidden size={18} />
        {words.button}
      </Button>
      {outcome === 'failed' && (
        <ButtonLink to={path} $kind="quiet">
          {words.open}
        </ButtonLink>
      )}
      <p role="status">{outcome && words[outcome]}</p>
    </>
  );
}
