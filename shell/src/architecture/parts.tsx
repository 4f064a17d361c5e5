import { styled } from '@burger/shared/styled';
import { color, from, radius, size, space } from '@burger/shared/theme';
import { Lead, SectionTitle, Stack } from '@burger/shared/ui';
import type { ReactNode } from 'react';
import { colourOf } from '../boundaries/remote-colour';

export const Code = styled.code`
  font:
    0.9em/1.5 ui-monospace,
    SFMono-Regular,
    Menlo,
    Consolas,
    monospace;
  overflow-wrap: anywhere;
`;

export const Soft = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

const Dot = styled.span`
  flex: none;
  display: inline-block;
  width: 0.75rem;
  height: 0.75rem;
  border: 1px solid ${color.edge};
  border-radius: ${radius.pill};
`;

const Named = styled.span`
  display: inline-flex;
  gap: ${space(0.75)};
  align-items: baseline;
  min-width: 0;
`;

/** The name of a remote or of its module, with the colour of its frames. */
export const RemoteName = ({
  remote,
  children = remote,
}: {
  remote: string;
  children?: ReactNode;
}) => (
  <Named>
    <Dot aria-hidden style={{ background: colourOf(remote) }} />
    <Code>{children}</Code>
  </Named>
);

export const Tag = styled.span<{ $tone?: 'plain' | 'good' | 'warm' | 'bad' }>`
  display: inline-block;
  padding: 0 ${space(1)};
  border-radius: ${radius.pill};
  font-size: ${size.xs};
  font-weight: 650;
  line-height: 1.7;
  white-space: nowrap;
  ${({ $tone = 'plain' }) => {
    if ($tone === 'good') return `background: ${color.leafWash}; color: ${color.leaf};`;
    if ($tone === 'bad') return `background: ${color.flameWash}; color: ${color.flameInk};`;
    if ($tone === 'warm') return `background: ${color.amberWash}; color: ${color.amberInk};`;
    return `background: ${color.sunken}; color: ${color.ink};`;
  }}
`;

const Area = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding-top: ${space(5)};
  scroll-margin-top: ${space(1)};
  ${from.desktop} {
    padding-top: ${space(7)};
  }
`;

/** A part of the page with heading and introduction, which the links at the top lead to. */
export const Section = ({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead: ReactNode;
  children?: ReactNode;
}) => (
  <Area id={id} aria-labelledby={`${id}-title`}>
    <Stack $gap={0.5}>
      <SectionTitle id={`${id}-title`}>{title}</SectionTitle>
      <Lead>{lead}</Lead>
    </Stack>
    {children}
  </Area>
);

export const Details = styled.details`
  min-width: 0;
  > summary {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(1)};
    align-items: center;
    min-height: 2.75rem;
    cursor: pointer;
    font-weight: 650;
    &::before {
      content: '';
      border: 5px solid transparent;
      border-left-color: ${color.flameInk};
    }
  }
  &[open] > summary::before {
    translate: -2px 3px;
    rotate: 90deg;
  }
`;

export const Source = styled.pre`
  max-height: 20rem;
  padding: ${space(1.5)};
  overflow: auto;
  border-radius: ${radius.field};
  background: ${color.sunken};
  color: ${color.ink};
  font:
    ${size.xs} / 1.5 ui-monospace,
    SFMono-Regular,
    Menlo,
    Consolas,
    monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Returns a size for people: `6.7 KB`, or a dash if it is unknown. */
export const sizeText = (bytes: number | null): string =>
  bytes === null ? '–' : `${(bytes / 1024).toFixed(1)} KB`;
