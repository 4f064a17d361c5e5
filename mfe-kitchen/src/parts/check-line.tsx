import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/ui';
import type { ReactNode } from 'react';

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 3.5rem;
  font-size: ${size.lg};
  font-weight: 650;
  cursor: pointer;
  input {
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
    accent-color: ${color.flame};
  }
`;

/** Something that is on or off. */
export const CheckLine = ({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) => (
  <Label>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {children}
  </Label>
);
