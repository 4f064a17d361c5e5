import { styled } from '@burger/shared/styled';
import { color, space } from '@burger/shared/ui';
import type { Difference } from './field-differences';
import { officeMessages } from './messages';
import { Theirs } from '../parts/user-text';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;
  del {
    color: ${color.inkSoft};
  }
`;

const texts = officeMessages.menu;

/** A name on the way to a value: one of a list by its number, one that we do not know split into its words. */
const partWords = (part: string): string => {
  if (/^\d+$/.test(part)) return String(Number(part) + 1);
  return texts.parts[part] ?? part.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();
};

/** The name of a field that differs, in words: `hours.opens` is Hours: opening. */
const fieldWords = (field: string): string => {
  const [first = '', ...rest] = field.split('.').map(partWords);
  const start = first.charAt(0).toUpperCase() + first.slice(1);
  return texts.fields[field] ?? [start, rest.join(', ')].filter(Boolean).join(': ');
};

const valueWords = (value: string): string => {
  if (value === 'true') return texts.yes;
  if (value === 'false') return texts.no;
  return value || texts.empty;
};

/** What differs: was, and now. */
export const DifferenceList = ({ differences }: { differences: readonly Difference[] }) => (
  <List>
    {differences.map(({ of, field, was, now }, at) => (
      // Two things may have one name.
      <li key={`${of}/${field}/${at}`}>
        <strong>
          <Theirs>{of}</Theirs> {of && '·'} {fieldWords(field)}
        </strong>
        <p>
          {texts.was}{' '}
          <del>
            <Theirs>{valueWords(was)}</Theirs>
          </del>
        </p>
        <p>
          {texts.now} <Theirs>{valueWords(now)}</Theirs>
        </p>
      </li>
    ))}
  </List>
);
