import { styled } from '@burger/shared/styled';
import { Notice, space } from '@burger/shared/ui';
import { useEffect, useRef } from 'react';
import { messages } from '../messages';
import { detailNames, type DetailName } from '../placing/details';
import type { DetailTexts } from './detail-text';

const Spot = styled.div`
  /* Full targets whose own room is the space between the lines; side by side where there is the width. */
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2.5)};
    margin: 0 0 -${space(1)};
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-block: ${space(1)};
    line-height: 1.3;
    font-weight: 600;
  }
  &:focus {
    outline: none;
  }
`;

/** The id of a field, so that the summary can lead there. */
export const fieldId = (name: DetailName): string => `delivery-${name}`;

/** Brings the customer to a field, which may be folded away. */
export function focusField(name: DetailName): void {
  const field = document.getElementById(fieldId(name));
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  field?.focus();
}

/** What has to be put right in the form when it is more than one thing; takes the focus when it comes. */
export function ErrorSummary({ problems }: { problems: DetailTexts }) {
  const spot = useRef<HTMLDivElement>(null);
  useEffect(() => spot.current?.focus(), []);
  const wrong = detailNames.filter((name) => problems[name]);
  return (
    <Spot ref={spot} tabIndex={-1}>
      <Notice kind="alert">
        {messages.details.problems}
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(name);
                }}
              >
                {problems[name]}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </Spot>
  );
}
