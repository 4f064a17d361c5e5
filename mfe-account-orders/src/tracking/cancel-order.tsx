import { restaurant, timeFormat } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { Button, color, Dialog, Notice, size, space, Stack } from '@burger/shared/ui';
import { useState } from 'react';
import { followMessages } from './messages';
import type { CancelOrder as Cancel } from './orders-api';
import { CallLink } from './call-link';

const words = followMessages.cancel;
const clock = timeFormat(restaurant.timeZone);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  p {
    flex: 1 1 12rem;
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
`;

const Answers = styled.div`
  display: grid;
  gap: ${space(1)};
`;

export interface CancelOrderProps {
  orderId: string;
  /** ISO; null once it is over. */
  until: string | null;
  cancel: Cancel;
  onChanged: () => void;
}

/** Takes an order back, asking once; the phone where that is over. */
export function CancelOrder({ orderId, until, cancel, onChanged }: CancelOrderProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Awaited<ReturnType<Cancel>> | null>(null);

  async function press() {
    if (busy) return;
    setBusy(true);
    const answer = await cancel(orderId);
    setBusy(false);
    setOutcome(answer);
    if (answer !== 'failed') setAsking(false);
    onChanged();
  }

  return (
    <>
      {outcome === 'late' && (
        <Notice kind="alert" action={<CallLink />}>
          {words.late}
        </Notice>
      )}
      {outcome !== 'late' && (
        <Row>
          {until === null ? (
            <>
              <p>{words.later}</p>
              <CallLink />
            </>
          ) : (
            <>
              <Button $kind="secondary" onClick={() => setAsking(true)}>
                {words.button}
              </Button>
              <p>{words.until(clock(Date.parse(until)))}</p>
            </>
          )}
        </Row>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} title={words.title}>
        <Stack>
          <p>{words.text}</p>
          {outcome === 'failed' && <Notice kind="alert">{words.failed}</Notice>}
          <Answers>
            <Button onClick={() => void press()} aria-disabled={busy || undefined}>
              {busy ? words.busy : words.yes}
            </Button>
            <Button $kind="quiet" onClick={() => setAsking(false)}>
              {words.no}
            </Button>
          </Answers>
        </Stack>
      </Dialog>
    </>
  );
}
