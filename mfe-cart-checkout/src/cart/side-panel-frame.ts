import { styled } from '@burger/shared/styled';
import { ButtonLink, color, font, radius, shadow, size, space } from '@burger/shared/ui';
import { besideMenuRoom } from './cart-line-frame';

export const Frame = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  box-shadow: ${shadow.card};
  overflow: hidden;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Title = styled.p`
  font-family: ${font.display};
  font-weight: 700;
  padding: ${space(1.5)} ${space(2)};
  font-size: ${size.lg};
`;

/** What scrolls where there is more than fits; the bill stays in sight. */
export const Scroller = styled.div`
  ${besideMenuRoom}
  flex: 1 1 auto;
  min-height: 5rem;
  padding: ${space(0.5)} ${space(2)} ${space(2)};
  overflow-y: auto;
`;

export const Billed = styled.div`
  margin-top: ${space(2)};
  padding-top: ${space(2)};
  border-top: 1px solid ${color.line};
  font-size: ${size.sm};
  dl {
    gap: ${space(0.5)};
  }
`;

export const Foot = styled.div`
  padding: ${space(1.5)} ${space(2)};
  border-top: 1px solid ${color.line};
`;

export const Onward = styled(ButtonLink)`
  justify-content: space-between;
  padding-inline: ${space(2)};
  font-size: ${size.sm};
`;

export const Nothing = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(0.5)};
  padding-block: ${space(1)} ${space(2)};
  color: ${color.inkSoft};
  font-size: ${size.sm};
  text-align: center;
  picture {
    width: 6rem;
    margin-bottom: ${space(1)};
    padding: ${space(1.5)};
    border-radius: 50%;
    background: ${color.amberWash};
  }
  img {
    display: block;
    height: auto;
  }
  strong {
    color: ${color.ink};
    font-size: ${size.md};
  }
`;
