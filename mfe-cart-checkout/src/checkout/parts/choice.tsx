import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/theme';

export const Choices = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const Choice = styled.label`
  display: grid;
  grid-template-columns: auto auto 1fr;
  gap: ${space(1.5)};
  align-items: center;
  min-width: 0;
  min-height: 3.5rem;
  padding: ${space(1.5)} ${space(2)};
  border: 1.5px solid ${color.line};
  border-radius: ${radius.field};
  &:has(:checked) {
    border-color: ${color.ink};
    background: ${color.amberWash};
  }
  &:has(:disabled) {
    background: ${color.sunken};
    color: ${color.inkSoft};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.flameInk};
    outline-offset: 2px;
  }
  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${color.flame};
    outline: none;
  }
  strong,
  small {
    display: block;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
`;
