import { css, styled } from '@burger/shared/styled';
import { buttonStyle, type ButtonStyle } from '@burger/shared/ui';
import { color, radius, size, space } from '@burger/shared/theme';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Screens too narrow for text and buttons side by side: a small phone or large fonts. */
export const narrow = '@media (max-width: 21rem)';

/** A phone in landscape: little height, but room for columns. */
export const lying = '@media (min-width: 48rem) and (max-height: 29.99rem)';

/** Kannada and Hindi have marks above and below the letters, so they need more line height than Latin. */
export const tallScript = '&:lang(kn), &:lang(hi)';

/* At least 56 px high, for wet fingers. */
const big = css<ButtonStyle>`
  ${buttonStyle}
  min-height: 3.5rem;
  border-radius: ${radius.field};
  font-size: ${size.lg};
  font-weight: 700;
`;

export const BigButton = styled.button.attrs<ButtonStyle>(({ type, $kind }) => ({
  type: type ?? 'button',
  $kind: $kind ?? 'secondary',
}))`
  ${big}
  min-width: 3.5rem;
  padding: ${space(0.5)} ${space(2)};
`;

export const BigLink = styled.a.attrs<ButtonStyle>(({ $kind }) => ({
  $kind: $kind ?? 'secondary',
}))`
  ${big}
`;

interface IconButtonProps {
  icon: LucideIcon;
  label: string;
  kind?: ButtonStyle['$kind'];
  onPress: () => void;
}

export const IconButton = ({ icon: Icon, label, kind = 'secondary', onPress }: IconButtonProps) => (
  <BigButton $kind={kind} aria-label={label} onClick={onPress}>
    <Icon aria-hidden size={24} />
  </BigButton>
);

/** The main button of a ticket. Its colour is calm, because red is reserved for late and new orders. */
export const StepButton = styled(BigButton).attrs({ $kind: 'primary' })`
  && {
    --button-hover: ${color.inkSoft};
    background: ${color.ink};
    color: ${color.page};
  }
`;

/** A row of buttons that share the width and wrap if it is too small. */
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
