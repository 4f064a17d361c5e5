import type { VersionHealth } from '@burger/shared/kitchen';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/ui';
import { vitalNames } from '@burger/shared/visit';
import { healthMessages as texts } from './messages';
import { Panel, Soft } from '../parts/panel';
import { VitalFigure } from './vital-figure';

const Versions = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(21rem, 100%), 1fr));
  gap: ${space(1.5)};
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    align-content: start;
    gap: ${space(1)};
    padding: ${space(1.5)};
    border: 1px solid ${color.line};
    border-radius: ${radius.field};
  }
  h3 {
    font-size: ${size.lg};
    overflow-wrap: anywhere;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${space(1)};
    padding-block: ${space(0.5)};
    border-top: 1px solid ${color.line};
  }
  dd {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

const Live = styled.span`
  color: ${color.leaf};
  font-size: ${size.sm};
`;

const Worse = styled.p`
  color: ${color.flameInk};
  font-weight: 700;
`;

const Version = ({ version, isLive }: { version: VersionHealth; isLive: boolean }) => (
  <li>
    <h3>
      {version.version} {isLive && <Live>{texts.live}</Live>}
    </h3>
    <p>
      {texts.visits(version.visits)} · {texts.failedIn(version.failed, version.visits)}
    </p>
    {version.isWorse && <Worse>{texts.worse}</Worse>}
    {version.errors.length > 0 && (
      <Soft>
        {version.errors.map(({ name, count }) => texts.errorTimes(name, count)).join(', ')}
      </Soft>
    )}
    <dl>
      {vitalNames.map((vital) => (
        <div key={vital}>
          <dt>{texts.vitals[vital]}</dt>
          <dd>
            <VitalFigure vital={vital} value={version[vital]} />
          </dd>
        </div>
      ))}
    </dl>
  </li>
);

export interface PartPanelProps {
  part: string;
  versions: readonly VersionHealth[];
  /** The version that everybody gets; undefined where it is not known. */
  live: string | undefined;
}

/** A team's part of the site, its versions side by side: what a rollback is decided by. */
export const PartPanel = ({ part, versions, live }: PartPanelProps) => (
  <Panel $wide={versions.length > 1} aria-labelledby={`health-${part}`}>
    <h2 id={`health-${part}`}>{texts.parts[part] ?? part}</h2>
    <Versions>
      {versions.map((version) => (
        <Version key={version.version} version={version} isLive={version.version === live} />
      ))}
    </Versions>
  </Panel>
);
