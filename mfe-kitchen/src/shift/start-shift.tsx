import { styled } from '@burger/shared/styled';
import { color, font, radius, shadow, size, space } from '@burger/shared/ui';
import { BellRing } from 'lucide-react';
import { messages } from '../messages';
import { rings, type Waiting } from '../counter/waiting';

const Middle = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(3)};
  min-height: 100dvh;
  padding: ${space(3)};
  text-align: center;
  h1 {
    font-size: ${size.huge};
  }
  p {
    max-width: 32rem;
    color: ${color.inkSoft};
    font-size: ${size.xl};
  }
  p[role='status'] {
    color: ${color.flameInk};
    font-weight: 750;
  }
`;

const Start = styled.button`
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${space(1)};
  width: min(24rem, 80vw);
  min-height: 12rem;
  border: 0;
  border-radius: ${radius.card};
  background: ${color.flame};
  color: ${color.onFlame};
  box-shadow: ${shadow.raised};
  font-family: ${font.display};
  font-size: ${size.huge};
  font-weight: 800;
  cursor: pointer;
  &:focus-visible {
    border-radius: ${radius.card};
  }
`;

const texts = messages.shift;

/** Browsers play no sound before a press: so the shift begins with one. */
export const StartShift = ({ waiting, onStart }: { waiting: Waiting; onStart: () => void }) => (
  <Middle>
    <h1>{texts.title}</h1>
    {rings(waiting) && <p role="status">{texts.waiting(waiting)}</p>}
    <Start type="button" onClick={onStart}>
      <BellRing aria-hidden size={56} />
      {texts.start}
    </Start>
    <p>{texts.lead}</p>
  </Middle>
);
