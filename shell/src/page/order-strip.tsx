import { Slot } from '@burger/shared/slots';
import { styled } from '@burger/shared/styled';
import { useEffect, useState } from 'react';

const Room = styled.div<{ $filled: boolean }>`
  /* What was followed here to its end is still told. */
  display: ${({ $filled }) => ($filled ? 'block' : 'none')};
  /* There before its code is, so that what stands below does not move. */
  html[data-under-way] & {
    display: block;
    min-height: 3.5rem;
  }
`;

/** A place for the strip about an order under way; nothing, and nothing is loaded, where the browser knows of none. */
export function OrderStrip() {
  const [underWay, setUnderWay] = useState(false);
  useEffect(() => setUnderWay(document.documentElement.hasAttribute('data-under-way')), []);
  return <Room $filled={underWay}>{underWay && <Slot fragment="OrderStrip" props={{}} />}</Room>;
}
