import { css, styled } from '@burger/shared/styled';
import { canHover, color, motion, radius, size, space } from '../theme/theme';

/** Kinds of buttons. primary: the main action of a page. secondary: other actions. quiet: text only. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet';

export interface ButtonStyle {
  $kind?: ButtonKind;
  $wide?: boolean;
}

const kinds = {
  primary: css`
    --button-hover: ${color.flameDeep};
    background: ${color.flame};
    color: ${color.onFlame};
  `,
  secondary: css`
    --button-hover: ${color.sunken};
    background: ${color.card};
    color: ${color.ink};
    border-color: ${color.edge};
  `,
  quiet: css`
    --button-hover: ${color.flameWash};
    background: transparent;
    color: ${color.flameInk};
    padding-inline: ${space(1.5)};
  `,
};

/** Button styles, also for links, in `styled(Link)<ButtonStyle>`. */
export const buttonStyle = css<ButtonStyle>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-height: 2.75rem;
  padding: ${space(1)} ${space(2.5)};
  border: 1.5px solid transparent;
  border-radius: ${radius.pill};
  font-weight: 650;
  font-size: ${size.md};
  line-height: 1.2;
  text-decoration: none;
  text-align: center;
  cursor: pointer;
  transition: background ${motion.quick};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  > svg {
    flex: none;
  }
  ${({ $kind = 'primary' }) => kinds[$kind]}
  ${canHover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--button-hover);
    }
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: ${color.sunken};
    color: ${color.inkSoft};
    border-color: ${color.line};
    cursor: not-allowed;
  }
`;

export const Button = styled.button.attrs(({ type }) => ({ type: type ?? 'button' }))<ButtonStyle>`
  ${buttonStyle}
`;

/** A button-like link to another site, a phone number or a part of the page; `ButtonLink` opens a page of the site. */
export const ButtonAnchor = styled.a<ButtonStyle>`
  ${buttonStyle}
`;

/** A square button with one icon; it needs an `aria-label`. */
export const IconButton = styled.button.attrs(({ type }) => ({ type: type ?? 'button' }))`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background ${motion.quick};
  ${canHover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;
