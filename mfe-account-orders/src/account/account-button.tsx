import { styled } from '@burger/shared/styled';
import { color, from, motion, radius, size, space } from '@burger/shared/ui';

/** The same box for all three states, so that knowing who is there moves nothing. */
export const accountBox = { phone: '44px', wide: 'clamp(13rem, 15vw, 14rem)' };

export const AccountButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  width: ${accountBox.phone};
  height: 44px;
  padding: 0;
  border: 1.5px solid transparent;
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.ink};
  font-weight: 650;
  font-size: ${size.sm};
  cursor: pointer;
  transition: background ${motion.quick};
  &:hover {
    background: ${color.sunken};
  }
  &:focus-visible {
    border-radius: ${radius.pill};
  }
  ${from.tablet} {
    width: ${accountBox.wide};
    padding-inline: ${space(1)};
    border-color: ${color.edge};
    background: ${color.card};
  }
`;

export const AccountPlaceholder = styled.span`
  display: block;
  width: ${accountBox.phone};
  height: 44px;
  border-radius: ${radius.pill};
  background: ${color.sunken};
  ${from.tablet} {
    width: ${accountBox.wide};
  }
`;

/** There for everybody, seen where there is room. */
export const AccountLabel = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  text-overflow: ellipsis;
  ${from.tablet} {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
  }
`;

export const Initial = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: ${radius.pill};
  background: ${color.amber};
  color: ${color.onAmber};
  font-size: min(${size.sm}, 20px);
  font-weight: 750;
`;
