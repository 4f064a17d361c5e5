import { isolated, pageLanguage, textsIn } from '@burger/shared/i18n';
import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import type { Track } from '@burger/shared/contracts';
import { Notice } from '@burger/shared/ui';
import { english } from './messages/changed/en';
import { translations } from './messages/changed/translations';

const texts = textsIn(pageLanguage, english, translations);

const List = styled.ul`
  padding-inline-start: 1.25em;
  font-weight: 650;
`;

type Changed = NonNullable<Track['changed']>;

function lineText({ name, was, now }: Changed['lines'][number]): string {
  const called = isolated(name);
  if (was === 0) return texts.added(`${now} × ${called}`);
  if (now === 0) return texts.off(`${was} × ${called}`);
  return was === now ? texts.other(called) : texts.more(called, was, now);
}

/** Lists what was changed on an order, its new total, and the amount left to pay. */
export function OrderChanged({ changed }: { changed: Changed }) {
  const { was, total, lines, collect } = changed;
  // Later changes undid all earlier ones, so there is nothing to show.
  if (lines.length === 0 && was === total) return null;
  const now = formatMoney(total);
  return (
    <Notice>
      <strong>{texts.title}</strong>
      <List>
        {lines.map((line, place) => (
          <li key={place}>{lineText(line)}</li>
        ))}
      </List>
      <p>{was === total ? texts.same(now) : texts.total(formatMoney(was), now)}</p>
      {collect > 0 && collect < total && <p>{texts.collect(formatMoney(collect))}</p>}
      {collect < 0 && <p>{texts.giveBack(formatMoney(-collect))}</p>}
    </Notice>
  );
}
