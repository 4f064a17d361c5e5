import { styled } from '@burger/shared/styled';
import { color, from, radius, size, space } from '@burger/shared/ui';
import { messages } from '../messages';
import { lanes, type Lane } from './lanes';
import { narrow } from '../parts/panel';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${space(0.5)};
  ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.tablet} {
    display: none;
  }
`;

const Tab = styled.button`
  display: grid;
  place-items: center;
  align-content: center;
  min-height: 3.75rem;
  padding: ${space(0.5)} 0;
  border: 0;
  border-radius: ${radius.field};
  background: ${color.sunken};
  font-size: ${size.sm};
  font-weight: 650;
  cursor: pointer;
  strong {
    font-size: ${size.xl};
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  &[data-waiting='true'] {
    background: ${color.amber};
    color: ${color.onAmber};
  }
  &[aria-pressed='true'] {
    background: ${color.ink};
    color: ${color.page};
  }
`;

/** On a phone: one lane at a time, all counts in sight. */
export const LaneTabs = ({
  counts,
  shown,
  onShow,
}: {
  counts: Readonly<Record<Lane, number>>;
  shown: Lane;
  onShow: (lane: Lane) => void;
}) => (
  <Row role="group" aria-label={messages.lanes.label}>
    {lanes.map((lane) => (
      <Tab
        key={lane}
        type="button"
        aria-pressed={lane === shown}
        data-waiting={lane === 'new' && counts.new > 0}
        onClick={() => onShow(lane)}
      >
        <strong>{counts[lane]}</strong> {messages.lanes[lane]}
      </Tab>
    ))}
  </Row>
);
