import { styled } from '@burger/shared/styled';
import { storedTracks } from '@burger/shared/order/tracking';
import { ButtonLink, Notice, Picture, useHydrated } from '@burger/shared/ui';
import { color, size, space } from '@burger/shared/theme';
import type { ReactNode } from 'react';
import { messages } from '../messages/en';

const Wrap = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  padding-block: ${space(3)};
  text-align: center;
`;

const Plate = styled.div`
  width: min(13rem, 60%);
  margin-bottom: ${space(1)};
  padding: ${space(3)};
  border-radius: 50%;
  background: ${color.amberWash};
  /* A fixed aspect ratio keeps the plate round: WebKit resolves a height of 100 % differently here. */
  picture {
    display: block;
  }
  img {
    display: block;
    height: auto;
  }
`;

const Hint = styled.p`
  margin-bottom: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${size.md};
`;

const Title = styled.h2`
  font-size: ${size.xl};
`;

/** Replaces an empty cart: links to an order that this device placed, in any tab, and to the menu. */
export function EmptyCart({ onLeave, children }: { onLeave?: () => void; children?: ReactNode }) {
  // Tracking keys are in localStorage, which the prerendered page cannot read.
  const [key] = useHydrated() ? storedTracks() : [];
  return (
    <Wrap>
      {key && (
        <Notice
          kind="success"
          action={
            <ButtonLink to={`/track/${key}`} $kind="quiet" onClick={onLeave}>
              {messages.cart.follow}
            </ButtonLink>
          }
        >
          {messages.cart.ordered}
        </Notice>
      )}
      <Plate>
        <Picture slug="hero-cutout" alt="" sizes="208px" />
      </Plate>
      <Title>{messages.cart.empty}</Title>
      <Hint>{messages.cart.emptyHint}</Hint>
      <ButtonLink to="/menu" onClick={onLeave}>
        {messages.cart.browse}
      </ButtonLink>
      {children}
    </Wrap>
  );
}
