import type { Chosen, OptionGroup } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/ui';
import { useId } from 'react';
import { dishMessages as texts } from './dish-messages';
import { chosenOf, isFull } from './choosing';
import { ChoiceRow } from './choice-row';

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  &:focus-visible {
    outline-offset: ${space(1)};
  }
`;

const Legend = styled.legend`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(2)};
  width: 100%;
  padding: 0 0 ${space(0.5)};
  font-weight: 700;
  font-size: ${size.lg};
`;

const HowMany = styled.span`
  color: ${color.inkSoft};
  font-weight: 400;
  font-size: ${size.sm};
`;

const Word = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.sm};
  &:not(:empty) {
    padding-top: ${space(0.5)};
  }
`;

const Missing = styled(Word)`
  color: ${color.flameInk};
  font-weight: 600;
`;

function howMany({ kind, min, max }: OptionGroup): string {
  const most = kind === 'one' || max === 1 ? texts.one : texts.upTo(max);
  if (min === 0) return most;
  const words = min === max ? texts.exactly(min) : texts.between(min, max);
  return `${texts.required} · ${max === 1 ? texts.one : words}`;
}

/** What one group offers: radios where one is chosen, boxes where several are, or one alone that may be left out. */
export function OptionGroupField({
  group,
  chosen,
  isMissing,
  onChoose,
}: {
  group: OptionGroup;
  chosen: readonly Chosen[];
  /** Whether it was pressed on without what this group requires. */
  isMissing: boolean;
  /** Takes a choice, or gives it back; null leaves the group empty. */
  onChoose: (choice: string | null) => void;
}) {
  const id = useId();
  const { name, kind, min, max, choices } = group;
  const own = chosenOf(group, chosen);
  const full = isFull(group, chosen);
  const byRadio = kind === 'one' && (min > 0 || choices.length > 1);
  const type = byRadio ? 'radio' : 'checkbox';
  const canBeHad = choices.filter(({ isAvailable }) => isAvailable).length;
  return (
    <Group
      name={group.id}
      tabIndex={-1}
      aria-describedby={isMissing ? `${id}-missing` : full ? `${id}-full` : undefined}
    >
      <Legend>
        {name} <HowMany>{howMany(group)}</HowMany>
      </Legend>
      {byRadio && min === 0 && (
        <ChoiceRow
          type="radio"
          name={id}
          words={texts.noThanks}
          checked={own.length === 0}
          onChoose={() => onChoose(null)}
        />
      )}
      {choices.map((choice) => {
        const checked = own.includes(choice.id);
        return (
          <ChoiceRow
            key={choice.id}
            type={type}
            name={id}
            words={choice.name}
            choice={choice}
            checked={checked}
            disabled={!choice.isAvailable || (full && !checked)}
            onChoose={() => onChoose(choice.id)}
          />
        );
      })}
      <Word id={`${id}-full`} role="status">
        {full && canBeHad > max && texts.full(max)}
      </Word>
      {isMissing && (
        <Missing id={`${id}-missing`} role="alert">
          {canBeHad < min ? texts.noneLeft : texts.missing(min)}
        </Missing>
      )}
    </Group>
  );
}
