import { styled } from '@burger/shared/styled';
import { color, from, motion, radius, size, space } from '@burger/shared/ui';
import { messages } from '../messages';

const Switch = styled.button.attrs({ type: 'button', role: 'switch' })`
  flex: none;
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(0.5)};
  min-width: 3.5rem;
  min-height: 3rem;
  padding: 0 ${space(0.5)};
  border: 0;
  border-radius: ${radius.field};
  background: none;
  color: ${color.ink};
  font-weight: 650;
  font-size: 0.75rem;
  line-height: 1.2;
  white-space: nowrap;
  cursor: pointer;
  ${from.tablet} {
    flex-direction: row-reverse;
    gap: ${space(1)};
    font-size: ${size.sm};
  }
`;

const Track = styled.span`
  display: block;
  width: 2.5rem;
  height: 1.375rem;
  padding: 2px;
  border: 1.5px solid ${color.edge};
  border-radius: ${radius.pill};
  background: ${color.sunken};
  transition: background ${motion.quick};
  [aria-checked='true'] > & {
    background: ${color.leaf};
    border-color: ${color.leaf};
  }
  &::after {
    content: '';
    display: block;
    width: 0.9375rem;
    height: 0.9375rem;
    border-radius: ${radius.pill};
    background: ${color.edge};
    transition: transform ${motion.quick};
  }
  [aria-checked='true'] > &::after {
    background: ${color.card};
    transform: translateX(1.125rem);
  }
`;

/** Shows veg dishes only, here and wherever dishes are shown. */
export const VegSwitch = ({
  isOn,
  onChange,
}: {
  isOn: boolean;
  onChange: (on: boolean) => void;
}) => (
  <Switch aria-checked={isOn} onClick={() => onChange(!isOn)}>
    {messages.vegOnly.label}
    <Track />
  </Switch>
);
