import { styled } from '@burger/shared/styled';
import { Button, color, radius, space } from '@burger/shared/ui';
import { messages } from '../messages';
import type { Pending } from '../counter/pending';

const Box = styled.section`
  padding: ${space(1)} ${space(2)};
  border: 2px dashed ${color.edge};
  border-radius: ${radius.field};
  background: ${color.card};
  /* Inside of another bar it is a part of that. */
  [role='alert'] & {
    padding: 0;
    border: 0;
    background: none;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
`;

/** The presses that wait for the connection; one that was never sent can be taken back. */
export function PendingBar({
  pending,
  lost,
  onDrop,
}: {
  pending: readonly Pending[];
  lost: boolean;
  onDrop: (key: string) => void;
}) {
  const waiting = pending.filter(({ tries }) => lost || tries > 0);
  if (waiting.length === 0) return null;
  return (
    <Box aria-labelledby="pending">
      <strong id="pending">{messages.pending.title(waiting.length)}</strong>
      <ul>
        {waiting.map(({ key, orderId, request, tries }) => (
          <li key={key}>
            {orderId} → {messages.statuses[request.to]}
            {tries === 0 && (
              <Button $kind="secondary" onClick={() => onDrop(key)}>
                {messages.pending.takeBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}
