import { styled } from '@burger/shared/styled';
import { color, from, size, space } from '@burger/shared/ui';
import { offerMessages as text } from './messages';

const List = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  margin: 0;
  padding: 0 0 ${space(1)} 1.1em;
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

const Folded = styled.details`
  font-size: ${size.sm};
  summary {
    min-height: 2.75rem;
    padding-block: ${space(1.25)};
    font-weight: 650;
    cursor: pointer;
  }
  ${from.tablet} {
    display: none;
  }
`;

const Open = styled.div`
  display: none;
  ${from.tablet} {
    display: block;
  }
`;

/** What an offer asks for; on a phone a press opens it, also without scripts. */
export function OfferTerms({ terms }: { terms: readonly string[] }) {
  const list = (
    <List aria-label={text.terms}>
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </List>
  );
  return (
    <>
      <Folded>
        <summary>{text.terms}</summary>
        {list}
      </Folded>
      <Open>{list}</Open>
    </>
  );
}
