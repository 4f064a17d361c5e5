import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/theme';
import { Button, Notice } from '@burger/shared/ui';
import { faultSentences, type Fault, type Switches } from './switches';

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  padding-top: ${space(0.5)};
`;

const Toggle = styled.button`
  flex: 1 0 auto;
  min-height: 2.75rem;
  padding-inline: ${space(2)};
  border: 1.5px solid ${color.edge};
  border-radius: ${radius.pill};
  background: ${color.card};
  color: ${color.ink};
  font: inherit;
  font-size: ${size.sm};
  font-weight: 650;
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${color.amber};
    background: ${color.amber};
    color: ${color.onAmber};
  }
`;

const labels: Record<Fault, string> = {
  stop: 'Stop this remote',
  delay: 'Delay this remote by 5 s',
};

const short: Record<Fault, string> = { stop: 'Stop', delay: 'Delay by 5 s' };

/** The switches of one remote on the local site. */
export const FaultSwitches = ({
  remote,
  active,
  onToggle,
}: {
  remote: string;
  active: Fault | undefined;
  onToggle: (fault: Fault) => void;
}) => (
  <Pair role="group" aria-label={`Faults of ${remote}`}>
    {(['stop', 'delay'] as const).map((fault) => (
      <Toggle
        key={fault}
        type="button"
        title={labels[fault]}
        aria-pressed={active === fault}
        onClick={() => onToggle(fault)}
      >
        {short[fault]}
      </Toggle>
    ))}
  </Pair>
);

/** Names the active faults, with a button that ends all of them. Shows nothing without any. */
export function ActiveFaults({ switches, onReset }: { switches: Switches; onReset: () => void }) {
  const sentences = faultSentences(switches);
  return (
    <div>
      {sentences.length > 0 && (
        <Notice
          kind="info"
          action={
            <Button $kind="secondary" onClick={onReset}>
              Reset all
            </Button>
          }
        >
          {sentences.join(', ')} on every page until you reset it or close the browser. Open{' '}
          <a href="/menu">the menu</a> or <a href="/">the home page</a> to see the boundaries.
        </Notice>
      )}
    </div>
  );
}
