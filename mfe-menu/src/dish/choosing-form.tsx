import { groupProblem, isVegWith } from '@burger/shared/lines';
import { styled } from '@burger/shared/styled';
import { color, Field, size, space } from '@burger/shared/ui';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { dishMessages as texts } from './dish-messages';
import { useCartStore } from '../use-stores';
import {
  choose,
  choosingNow,
  groupsToAsk,
  lineOf,
  longestNote,
  missingGroup,
  noteProblem,
  type DishPartProps,
} from './choosing';
import { OptionGroupField } from './option-group';

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

/** The choices of a dish, required ones first, and the note to the kitchen. The button that sends it stands in the foot. */
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
      </div>
    </Form>
  );
}
