import { Skeleton, Stack } from '@burger/shared/ui';
import { messages } from '../../messages';
import { KindChoice } from './kind-choice';
import { Section } from './section';
import { SectionProblem, type Problem } from './section-problem';
import { TimeChoice, type TimeChoiceProps } from './time-choice';

const words = messages.when;

/** Delivery or pickup, now or later: chosen first, as all the rest follows from it. */
export function WhenSection({ problem, ...props }: TimeChoiceProps & { problem: Problem | null }) {
  return (
    <Section title={words.title}>
      <Stack>
        <SectionProblem problem={problem} place="when" />
        {props.shop.rules.pickup && <KindChoice when={props.when} />}
        <TimeChoice {...props} />
      </Stack>
    </Section>
  );
}

/** As tall as that is at first. */
export const WhenShape = ({ withPickup }: { withPickup: boolean }) => (
  <Section title={words.title}>
    <Skeleton aria-hidden $height={withPickup ? '15.5rem' : '10rem'} />
  </Section>
);
