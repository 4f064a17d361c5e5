import { styled } from '@burger/shared/styled';
import { color, from, radius, size, space } from '@burger/shared/theme';
import { useId } from 'react';

/** From this screen size both columns are side by side, scroll separately and keep their footers visible. */
export const roomy = '@media (min-width: 48rem) and (min-height: 34rem)';

export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  align-items: start;
  padding-bottom: ${space(2)};
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(21rem, 27rem);
  }
`;

/** The footer of the panel for taking orders: total and main button. */
export const Foot = styled.div`
  display: grid;
  gap: ${space(1)};
  margin: 0 ${space(-2)} ${space(-2)};
  padding: ${space(1)} ${space(2)} ${space(1.5)};
  border-top: 1px solid ${color.line};
  border-radius: 0 0 12px 12px;
  background: ${color.card};
`;

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 ${space(0.5)};
    font-size: ${size.sm};
    font-weight: 600;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(0.5)};
  }
`;

/* A radio styled as a button, high enough for wet fingers. */
const Option = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  flex: 1 1 auto;
  min-height: 3rem;
  padding-inline: ${space(1)};
  border: 1.5px solid ${color.edge};
  border-radius: ${radius.field};
  font-weight: 650;
  text-align: center;
  cursor: pointer;
  &:has(:checked) {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.page};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.flameInk};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

interface OneOfProps<Value extends string> {
  legend: string;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
}

export function OneOf<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: OneOfProps<Value>) {
  const name = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      <div>
        {options.map(([one, words]) => (
          <Option key={one}>
            <input
              type="radio"
              name={name}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            <span>{words}</span>
          </Option>
        ))}
      </div>
    </Group>
  );
}
