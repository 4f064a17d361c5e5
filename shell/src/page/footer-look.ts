import { styled } from '@burger/shared/styled';
import { color, Container, font, from, size, space } from '@burger/shared/ui';

export const Ground = styled.footer`
  background: ${color.night};
  color: ${color.onNightSoft};
  font-size: ${size.sm};
  padding-block: ${space(3)};
  ${from.tablet} {
    padding-block: ${space(5)};
  }
  a {
    color: ${color.onNight};
    text-decoration: none;
    display: inline-flex;
    overflow-wrap: anywhere;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
  a:hover {
    text-decoration: underline;
  }
  :focus-visible {
    outline-color: ${color.amber};
  }
`;

export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2.5)} ${space(5)};
  ${from.tablet} {
    grid-template-columns: repeat(3, auto);
    justify-content: space-between;
  }
  ${from.desktop} {
    grid-template-columns: 1fr 1fr 1fr auto;
  }
`;

// On phones the languages stand beside the name, within sight of whoever looks for them.
export const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(2)};
  > p:last-child {
    width: 100%;
  }
  ${from.tablet} {
    grid-column: 1 / -1;
  }
  ${from.desktop} {
    display: block;
    grid-column: auto;
  }
`;

export const Title = styled.h2`
  margin-bottom: ${space(0.5)};
  color: ${color.onNight};
  font-size: ${size.md};
`;

export const Brand = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.onNight};
  font: 800 min(${size.xl}, 8vw) ${font.display};
  white-space: nowrap;
`;

export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2.5)};
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.tablet} {
    display: grid;
    grid-template-columns: repeat(2, max-content);
    column-gap: ${space(4)};
  }
`;

export const Calls = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(2.5)};
  ${from.tablet} {
    display: grid;
  }
`;

// Read as one paragraph: what the law asks for is there, and takes no more room than that.
export const Small = styled(Container)`
  margin-top: ${space(3)};
  font-size: ${size.xs};
  span:not(:last-child)::after {
    content: ' · ';
  }
  a {
    display: inline;
    text-decoration: underline;
  }
`;

export const Address = styled.address`
  font-style: normal;
  max-width: 20rem;
`;
