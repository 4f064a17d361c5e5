import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/ui';
import { useEffect, useState } from 'react';
import { messages } from '../messages';

// Longer than a cart that is there ever takes.
const lateAfterMs = 3000;

const Late = styled.p`
  padding-top: ${space(0.5)};
  color: ${color.inkSoft};
  font-size: ${size.xs};
  line-height: 1.3;
  text-align: center;
`;

/** Stands while the cart is asked for a dish, and says so once that takes long. */
export function LateNotice() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return late && <Late role="alert">{messages.dish.late}</Late>;
}
