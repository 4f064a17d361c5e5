import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/ui';

/** Takes the focus when the button that had it is gone. */
export const Place = styled.section`
  &:has(li) {
    margin-top: ${space(2)};
    padding-top: ${space(2)};
    border-top: 1px solid ${color.line};
  }
  &:focus-visible {
    outline-offset: 4px;
  }
`;

export const Title = styled.h3`
  font-size: ${size.lg};
`;

export const Offers = styled.ul`
  padding: 0;
  list-style: none;
`;

/** Picture, words, button; below the words where these would be broken beside it. */
export const Offer = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(1.5)};
  padding-block: ${space(1)};
  picture {
    display: block;
    flex: none;
    width: 3.5rem;
    height: 3.5rem;
    border-radius: ${radius.field};
    overflow: hidden;
  }
`;

export const Words = styled.p`
  display: grid;
  flex: 1 1 6.5rem;
  gap: ${space(0.25)};
  font-size: ${size.sm};
  line-height: 1.3;
  > strong {
    font-weight: 650;
  }
  > span {
    display: flex;
    align-items: center;
    gap: ${space(0.75)};
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
`;
