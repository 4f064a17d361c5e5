import { css, styled } from '@burger/shared/styled';
import { buttonLook, color, radius, size, space, type ButtonLook } from '@burger/shared/ui';

/* For a phone in the sun: the strongest contrast that the theme has, and letters as large as they fit. */
export const RiderBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  width: min(36rem, 100%);
  margin-inline: auto;
  padding: ${space(2)} ${space(2)} ${space(6)};
  font-size: ${size.xl};
  line-height: 1.35;
  h1 {
    font-size: ${size.xxl};
  }
  h2 {
    color: ${color.inkSoft};
    font-size: ${size.md};
    font-weight: 600;
  }
`;

export const Address = styled.p`
  font-size: ${size.xxl};
  font-weight: 750;
  line-height: 1.25;
`;

export const Amount = styled.p`
  padding: ${space(2)};
  border-radius: ${radius.card};
  background: ${color.ink};
  color: ${color.page};
  text-align: center;
  strong {
    display: block;
    /* No amount is wider than a phone whose letters are large. */
    font-size: min(${size.huge}, 13vw);
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
  }
`;

const large = css<ButtonLook>`
  ${buttonLook}
  width: 100%;
  min-height: 4.5rem;
  border-width: 3px;
  border-radius: ${radius.card};
  font-size: ${size.xl};
  font-weight: 750;
  &:focus-visible {
    border-radius: ${radius.card};
  }
`;

export const RiderButton = styled.button.attrs(({ type }) => ({
  type: type ?? 'button',
}))<ButtonLook>`
  ${large}
`;

export const RiderAnchor = styled.a<ButtonLook>`
  ${large}
`;
