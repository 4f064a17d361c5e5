import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, font, from, size, space } from '@burger/shared/theme';
import { Container, PageTitle } from '@burger/shared/ui';
import type { Overview } from './overview';
import { sizeText } from './parts';
import type { LocalSite } from './use-local-site';

const Ground = styled.header`
  padding-block: ${space(2)} ${space(4)};
  background: ${color.night};
  color: ${color.onNight};
  a {
    color: inherit;
  }
  :focus-visible {
    outline-color: ${color.amber};
  }
`;

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space(3)};
  a {
    display: inline-flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
  > a {
    font: 800 ${size.lg} ${font.display};
    text-decoration: none;
  }
  > span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
  }
`;

const Intro = styled.p`
  max-width: 46rem;
  margin-top: ${space(1)};
  color: ${color.onNightSoft};
  font-size: ${size.lg};
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
  margin-block: ${space(3)};
  ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-left: ${space(1.5)};
    border-left: 4px solid ${color.amber};
  }
  dt {
    color: ${color.onNightSoft};
    font-size: ${size.sm};
  }
  dd {
    font: 800 ${size.xxl} / 1.1 ${font.display};
    font-variant-numeric: tabular-nums;
  }
`;

const Switch = styled.label`
  display: inline-flex;
  gap: ${space(1.5)};
  align-items: center;
  min-height: 2.75rem;
  cursor: pointer;
  font-weight: 650;
  input {
    width: 1.5rem;
    height: 1.5rem;
    accent-color: ${color.amber};
  }
`;

const sections = [
  ['remotes', 'Remotes'],
  ['live', 'Live'],
  ['places', 'Places'],
  ['contract', 'Contract'],
  ['singletons', 'Singletons'],
] as const;

function figuresOf({ shell, remotes, singletons }: Overview): [label: string, value: string][] {
  const packages = remotes.flatMap(({ package: one }) => one ?? []);
  const modules = packages.reduce((total, { exposures }) => total + exposures.length, 0);
  const copies = singletons.reduce((total, one) => total + one.copies.length, 0);
  return [
    ['remotes, deployed one by one', `${packages.length}`],
    ['modules that they expose', `${modules}`],
    ['script that every page starts with', sizeText(shell.firstBytes)],
    ['duplicate copies of shared modules', `${copies}`],
  ];
}

/** The head of the page: what it shows, its sections, figures, and the switch for frames. */
export function Hero({ overview, local }: { overview: Overview | null; local: LocalSite | null }) {
  const figures = overview ? figuresOf(overview) : [];
  return (
    <Ground aria-label="Overview">
      <Container>
        <Bar aria-label="Sections">
          <a href="/">{restaurant.name}</a>
          <span>
            {sections.map(([id, title]) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </span>
        </Bar>
        <PageTitle>How this site is composed</PageTitle>
        <Intro>
          One shell and the remotes of several teams make each page. This page reads the list of
          remotes and their manifests, and listens to the bus.
        </Intro>
        <Figures>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Figures>
        {local ? (
          <Switch>
            <input
              type="checkbox"
              checked={local.switches.hasFrames}
              onChange={({ target }) => local.setFrames(target.checked)}
            />
            Frame the remotes on every page
          </Switch>
        ) : (
          <a href="/menu?boundaries">The menu with a frame around each remote</a>
        )}
      </Container>
    </Ground>
  );
}
