import { styled } from '@burger/shared/styled';
import { color, radius, shadow, size, space } from '@burger/shared/theme';
import type { ReactNode } from 'react';
import { colourOf } from '../boundaries/remote-colour';
import type { Package } from './overview';
import { Code, Details, sizeText, Soft, Tag } from './parts';

export const Frame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  align-content: start;
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-top: 6px solid;
  border-radius: ${radius.card};
  background: ${color.card};
  box-shadow: ${shadow.card};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(1)};
  align-items: baseline;
  justify-content: space-between;
  h3 {
    font-size: ${size.xl};
    overflow-wrap: anywhere;
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(1)};
  padding-block: ${space(1)};
  border-block: 1px solid ${color.line};
  dt {
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
  dd {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

const Modules = styled.ul`
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    justify-content: space-between;
    gap: ${space(1)};
    padding-block: ${space(0.25)};
    border-top: 1px solid ${color.line};
    font-variant-numeric: tabular-nums;
  }
`;

const contractText = ({ contract, oldest }: Package['contract']) =>
  contract === oldest ? `${contract}` : `${oldest}–${contract}`;

/** A card for the shell or a remote as deployed. `children` are its switches. */
export function PackageCard({
  one,
  first,
  children,
}: {
  one: Package;
  /** What `firstBytes` counts. */
  first: string;
  children?: ReactNode;
}) {
  const { name, version, team, contract, isCompatible, hasManifest, nouns, exposures } = one;
  return (
    <Frame aria-labelledby={`package-${name}`} style={{ borderTopColor: colourOf(name) }}>
      <Head>
        <h3 id={`package-${name}`}>{name}</h3>
        <Soft>{team ?? 'team not named'}</Soft>
      </Head>
      <Code>{version}</Code>
      <Figures>
        <div>
          <dt>{first}</dt>
          <dd>{sizeText(one.firstBytes)}</dd>
        </div>
        <div>
          <dt>all {one.scripts} scripts</dt>
          <dd>{sizeText(one.allBytes)}</dd>
        </div>
        <div>
          <dt>contract</dt>
          <dd>
            <span>{contractText(contract)}</span> {!isCompatible && <Tag $tone="bad">refused</Tag>}
          </dd>
        </div>
      </Figures>
      {nouns.length > 0 && (
        <p>
          <Soft>owns on the bus:</Soft> {nouns.map((noun) => `${noun}`).join(', ')}
        </p>
      )}
      {!hasManifest && <Tag $tone="bad">manifest cannot be read</Tag>}
      {exposures.length > 0 && (
        <Details>
          <summary>{exposures.length} exposed modules</summary>
          <Modules>
            {exposures.map((exposure) => (
              <li key={exposure.name}>
                <Code>{exposure.name}</Code>
                <Soft>{sizeText(exposure.bytes)}</Soft>
              </li>
            ))}
            {one.languages > 0 && (
              <li>
                <Soft>and texts in {one.languages} more languages</Soft>
              </li>
            )}
          </Modules>
        </Details>
      )}
      {children}
    </Frame>
  );
}

/** The card of a remote that pages need but that the list of remotes does not name. */
export const MissingCard = ({ name }: { name: string }) => (
  <Frame aria-labelledby={`package-${name}`} style={{ borderTopColor: colourOf(name) }}>
    <Head>
      <h3 id={`package-${name}`}>{name}</h3>
      <Tag $tone="bad">not deployed</Tag>
    </Head>
    <p>
      The list of remotes does not name it. Its places show a notice; the rest of each page works.
    </p>
  </Frame>
);
