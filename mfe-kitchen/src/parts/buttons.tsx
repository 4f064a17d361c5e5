import { css, styled } from '@burger/shared/styled';
import { buttonLook, color, radius, size, space, type ButtonLook } from '@burger/shared/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A small phone, or one whose letters are large: too narrow for words and buttons beside each other. */
export const narrow = '@media (max-width: 21rem)';

/** A phone that lies on its side: little height, and room for columns. */
export const lying = '@media (min-width: 48rem) and (max-height: 29.99rem)';

/** Scripts whose signs stand above and below the line, and need more room than Latin letters. */
export const tallScript = '&:lang(kn), &:lang(hi)';

/* For wet fingers: 56 px high at least. */
const big = css<ButtonLook>`
  ${buttonLook}
  min-height: 3.5rem;
  border-radius: ${radius.field};
  font-size: ${size.lg};
  font-weight: 700;
  &:focus-visible {
    border-radius: ${radius.field};
  }
`;

export const BigButton = styled.button.attrs(({ type }) => ({
  type: type ?? 'button',
}))<ButtonLook>`
  ${big}
  min-width: 3.5rem;
  padding: ${space(0.5)} ${space(2)};
`;

export const BigLink = styled.a<ButtonLook>`
  ${big}
`;

interface IconButtonProps {
  icon: LucideIcon;
  label: string;
  kind?: ButtonLook['$kind'];
  onPress: () => void;
}

export const IconButton = ({ icon: Icon, label, kind = 'secondary', onPress }: IconButtonProps) => (
  <BigButton $kind={kind} aria-label={label} onClick={onPress}>
    <Icon aria-hidden size={24} />
  </BigButton>
);

/** The step of a card: as strong as the first button, and calm, so that red is left for what is late or new. */
export const StepButton = styled(BigButton)`
  && {
    --button-hover: ${color.inkSoft};
    background: ${color.ink};
    color: ${color.page};
  }
`;

/** Buttons beside each other that share the width, and go below each other where it is too little. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  > * {
    flex: 1 1 auto;
  }
`;

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
