import type { Choice, Chosen, OptionGroup } from '@burger/shared/contracts';
import { groupProblem, isVegWith } from '@burger/shared/order/lines';
import { shortMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { canHover, color, radius, size, space } from '@burger/shared/theme';
import { Field, VegMark } from '@burger/shared/ui';
import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useBackText, useCartStore } from '../use-stores';
import {
  choose,
  choosingNow,
  chosenOf,
  type DishPartProps,
  groupsToAsk,
  isFull,
  lineOf,
  longestNote,
  missingGroup,
  noteProblem,
} from './choosing';
import { dishMessages as texts } from './messages/en';

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 3rem;
  margin-inline: ${space(-1)};
  padding: ${space(0.5)} ${space(1)};
  border-radius: ${radius.field};
  line-height: 1.3;
  cursor: pointer;
  ${canHover} {
    &:hover:not(:has(:disabled)) {
      background: ${color.sunken};
    }
  }
  &:has(:checked) {
    background: ${color.flameWash};
  }
  &:has(:disabled) {
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
  > input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${color.flame};
    cursor: inherit;
  }
`;

const Price = styled.span`
  margin-left: auto;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const SoldOut = styled(Price)`
  font-size: ${size.sm};
  font-weight: 600;
`;

function ChoiceRow({
  text,
  choice,
  onChoose,
  ...control
}: {
  type: 'radio' | 'checkbox';
  name: string;
  text: string;
  /** The choice of this row; absent for the row that means no choice. */
  choice?: Choice;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
}) {
  const backText = useBackText();
  return (
    <Row>
      <input {...control} onChange={onChoose} />
      {choice && <VegMark isVeg={choice.isVeg} size={16} />}
      <span>{text}</span>
      {choice && !choice.isAvailable && (
        <SoldOut>{(choice.soldOut && backText(choice.soldOut)) ?? texts.soldOut}</SoldOut>
      )}
      {choice?.isAvailable && choice.price > 0 && <Price>+{shortMoney(choice.price)}</Price>}
    </Row>
  );
}

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

/** One option group: radio buttons for a single choice, checkboxes for several or for one optional choice. */
function OptionGroupField({
  group,
  chosen,
  isMissing,
  onChoose,
}: {
  group: OptionGroup;
  chosen: readonly Chosen[];
  isMissing: boolean;
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
          text={texts.noThanks}
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
            text={choice.name}
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

// Prefix of the note. The kitchen reads it, and the code there recognises it in every language.
const allergyMark = `${texts.allergy}:`;

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  padding-block: ${space(1)};
`;

const NowNonVeg = styled.p`
  color: ${color.brown};
  font-size: ${size.sm};
  font-weight: 600;
  &:not(:empty) {
    padding-bottom: ${space(2)};
  }
`;

/** A dish's choices, required groups first, and the note to the kitchen. The dialog has the button. */
export function ChoosingForm({ takesFocus, ...part }: DishPartProps & { takesFocus: boolean }) {
  const { dish, line, formId, onChoosing, onClose } = part;
  const cartStore = useCartStore();
  const form = useRef<HTMLFormElement>(null);
  const now = choosingNow(part);
  const { chosen, note, tried } = now;
  const noteIs = noteProblem(note);

  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }, [takesFocus]);

  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = missingGroup(dish, chosen);
    if (!missing && !noteIs) {
      cartStore.order(dish, lineOf(dish, now), line?.lineId);
      onClose();
      return;
    }
    onChoosing({ ...now, tried: true });
    const at = missing ? `fieldset[name="${missing.id}"]` : 'input[name="note"]';
    const place = event.currentTarget.querySelector<HTMLElement>(at);
    (place?.querySelector<HTMLElement>('input:enabled') ?? place)?.focus();
  };

  return (
    <Form ref={form} id={formId} noValidate onSubmit={send}>
      {groupsToAsk(dish).map((group) => (
        <OptionGroupField
          key={group.id}
          group={group}
          chosen={chosen}
          isMissing={tried && groupProblem(group, chosen) !== null}
          onChoose={(choice) => onChoosing({ ...now, chosen: choose(dish, chosen, group, choice) })}
        />
      ))}
      <div>
        <NowNonVeg role="status">
          {dish.isVeg && !isVegWith(dish, chosen) && texts.nowNonVeg}
        </NowNonVeg>
        <Field
          name="note"
          label={texts.note}
          placeholder={texts.noteExample}
          hint={texts.left(longestNote - note.length)}
          error={noteIs && texts.noteProblems[noteIs]}
          required={false}
          maxLength={longestNote}
          autoComplete="off"
          enterKeyHint="done"
          value={note}
          onChange={({ target }) => onChoosing({ ...now, note: target.value })}
        />
        <Row>
          <input
            type="checkbox"
            checked={note.startsWith(allergyMark)}
            onChange={({ target: { checked } }) =>
              onChoosing({
                ...now,
                note: checked
                  ? `${allergyMark} ${note}`
                  : note.slice(allergyMark.length).trimStart(),
              })
            }
          />
          <span>{texts.isAllergy}</span>
        </Row>
      </div>
    </Form>
  );
}
