import type { Shop } from '@burger/shared/contracts';
import type { OrderLine } from '@burger/shared/order';
import { styled } from '@burger/shared/styled';
import { color, Picture, radius } from '@burger/shared/ui';
import { UtensilsCrossed } from 'lucide-react';
import { useState } from 'react';

const Frame = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 3.5rem;
  height: 3.5rem;
  overflow: hidden;
  border-radius: ${radius.field};
  background: ${color.sunken};
  color: ${color.inkSoft};
  picture {
    width: 100%;
    height: 100%;
  }
`;

function slugOf({ dishId, image }: OrderLine, shop: Shop | undefined): string {
  return image || (shop?.dishes.find(({ id }) => id === dishId)?.image ?? '');
}

/** The dish of an old order; a placeholder where its picture is not known, or not to be had any more. */
export function OrderPicture({ line, shop }: { line: OrderLine; shop: Shop | undefined }) {
  const [failed, setFailed] = useState('');
  const slug = slugOf(line, shop);
  return (
    <Frame onErrorCapture={() => setFailed(slug)}>
      {slug && slug !== failed ? (
        <Picture slug={slug} alt="" sizes="56px" />
      ) : (
        <UtensilsCrossed data-testid="picture-placeholder" aria-hidden size={24} />
      )}
    </Frame>
  );
}
