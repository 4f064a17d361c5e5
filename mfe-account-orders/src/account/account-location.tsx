import type { CustomerLocation } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { Button, color, size, space } from '@burger/shared/ui';
import { MapPin } from 'lucide-react';
import { messages } from '../messages';
import { locationWords } from './location-words';

const Box = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${space(1.5)};
  align-items: start;
  padding: ${space(1.5)} ${space(1.5)} ${space(0.5)};
  > svg {
    margin-top: 0.2rem;
    color: ${color.flameInk};
  }
`;

const Where = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Problem = styled.p`
  color: ${color.flameInk};
  font-size: ${size.sm};
`;

// Lines up with the words above it.
const LookUp = styled(Button)`
  margin-left: -${space(1.5)};
`;

const texts = messages.location;

function whereText(location: CustomerLocation | undefined): string {
  if (!location || location.status === 'looking') return texts.looking;
  // Coordinates that still wait for their name.
  if (location.status === 'known' && !location.locality) return texts.looking;
  return location.locality ?? texts.unset;
}

/** The detected area and the way to look again; looking again hides the message of the last failure. */
export function AccountLocation({
  location,
  onLookUp,
}: {
  location: CustomerLocation | undefined;
  onLookUp: () => void;
}) {
  const problem = location && location.status !== 'looking' ? locationWords(location) : null;
  return (
    <Box>
      <MapPin aria-hidden size={20} />
      <div>
        <div role="status">
          <Where>{whereText(location)}</Where>
          {problem && <Problem>{problem}</Problem>}
        </div>
        <LookUp $kind="quiet" onClick={onLookUp}>
          {problem ? texts.retry : texts.update}
        </LookUp>
      </div>
    </Box>
  );
}
