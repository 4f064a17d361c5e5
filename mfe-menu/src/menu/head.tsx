import { styled } from '@burger/shared/styled';
import { color, from, motion, radius, size, space } from '@burger/shared/theme';
import { Lead, PageTitle, SearchField, VegMark, type SearchInput } from '@burger/shared/ui';
import type { ReactNode, Ref } from 'react';
import { messages } from '../messages/en';
import { Star } from '../parts/popular';
import { useVegOnly } from '../use-stores';
import { stickyBar, toolbarHeight } from './sticky-bar';
import { searchParts } from './use-menu-search';

const Head = styled.div`
  display: contents;
  ${from.wide} {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    height: ${toolbarHeight};
    ${stickyBar}
    padding-block: 0;
  }
`;

const Intro = styled.div`
  display: grid;
  gap: ${space(0.5)};
  padding-bottom: ${space(1)};
  > p {
    font-size: ${size.md};
  }
  ${from.tablet} {
    flex: 1 1 20rem;
    gap: ${space(1.25)};
    padding-bottom: ${space(2)};
    > p {
      font-size: ${size.lg};
    }
  }
  ${from.wide} {
    grid-template-columns: auto 1fr;
    flex: 0 1 auto;
    gap: 0 ${space(3)};
    padding: 0;
    > h1 {
      font-size: ${size.xxl};
      line-height: 1.2;
    }
    > p {
      grid-column: 1;
      font-size: ${size.sm};
      line-height: 1.2;
    }
    > ul {
      grid-area: 1 / 2 / 3 / 3;
      align-self: center;
    }
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  ${stickyBar}
  ${from.tablet} {
    && {
      position: static;
    }
    clip-path: none;
    box-shadow: none;
    border-image: none;
    align-self: end;
    flex: 1 1 24rem;
    max-width: 32rem;
    padding-bottom: ${space(2)};
  }
  ${from.wide} {
    flex: 1 0 22rem;
    align-self: center;
    margin-left: auto;
    padding: 0;
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2)};
  padding: 0;
  list-style: none;
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(0.75)};
`;

const Symbol = styled.span`
  display: grid;
  color: ${color.amberInk};
`;

const texts = messages.legend;
const nonVeg = <VegMark isVeg={false} size={16} />;
const marks: [text: string, mark: ReactNode][] = [
  [texts.veg, <VegMark isVeg size={16} />],
  [texts.nonVeg, nonVeg],
  [texts.popular, <Star $size={16} />],
];

const Legend = ({ isAllVeg }: { isAllVeg: boolean }) => (
  <List aria-label={texts.label}>
    {(isAllVeg ? marks.filter(([, mark]) => mark !== nonVeg) : marks).map(([text, mark]) => (
      <Entry key={text}>
        <Symbol aria-hidden>{mark}</Symbol>
        {text}
      </Entry>
    ))}
  </List>
);

const Switch = styled.button.attrs({ type: 'button', role: 'switch' })`
  flex: none;
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(0.5)};
  min-width: 3.5rem;
  min-height: 3rem;
  padding: 0 ${space(0.5)};
  border: 0;
  border-radius: ${radius.field};
  background: none;
  color: ${color.ink};
  font-weight: 650;
  font-size: 0.75rem;
  line-height: 1.2;
  white-space: nowrap;
  cursor: pointer;
  ${from.tablet} {
    flex-direction: row-reverse;
    gap: ${space(1)};
    font-size: ${size.sm};
  }
`;

const Track = styled.span`
  display: block;
  width: 2.5rem;
  height: 1.375rem;
  padding: 2px;
  border: 1.5px solid ${color.edge};
  border-radius: ${radius.pill};
  background: ${color.sunken};
  transition: background ${motion.quick};
  [aria-checked='true'] > & {
    background: ${color.leaf};
    border-color: ${color.leaf};
  }
  &::after {
    content: '';
    display: block;
    width: 0.9375rem;
    height: 0.9375rem;
    border-radius: ${radius.pill};
    background: ${color.edge};
    transition: transform ${motion.quick};
  }
  [aria-checked='true'] > &::after {
    background: ${color.card};
    transform: translateX(1.125rem);
  }
`;

export function MenuHead({
  field,
  isAllVeg,
  onSearch,
}: {
  field: Ref<SearchInput>;
  /** Whether the whole menu is vegetarian, so that no switch and no second mark are needed. */
  isAllVeg: boolean;
  onSearch: (query: string) => void;
}) {
  const [isVegOnly, setVegOnly] = useVegOnly();
  return (
    <Head>
      <Intro>
        <PageTitle>{messages.title}</PageTitle>
        <Lead>{messages.lead}</Lead>
        <Legend isAllVeg={isAllVeg} />
      </Intro>
      <Tools onFocus={searchParts.warm}>
        <SearchField
          ref={field}
          label={messages.search.label}
          clearLabel={messages.search.clearText}
          onSearch={onSearch}
        />
        {!isAllVeg && (
          <Switch aria-checked={isVegOnly} onClick={() => setVegOnly(!isVegOnly)}>
            {messages.vegOnly.label}
            <Track />
          </Switch>
        )}
      </Tools>
    </Head>
  );
}
