import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/ui';
import { WifiOff } from 'lucide-react';
import { messages } from '../messages';
import { timeWords } from './clock-words';

const Banner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.field};
  background: ${color.flame};
  color: ${color.onFlame};
  svg {
    flex: none;
  }
  strong {
    font-size: ${size.xl};
  }
`;

const texts = messages.lost;

/** A dead tablet looks like a quiet evening: so it says what it is. */
export const LostBanner = ({ heardAt }: { heardAt: number | null }) => (
  <Banner role="alert">
    <WifiOff aria-hidden size={36} />
    <div>
      <strong>{texts.title}</strong>
      <p>
        {heardAt === null ? texts.never : texts.since(timeWords(heardAt))} {texts.help}
      </p>
    </div>
  </Banner>
);
