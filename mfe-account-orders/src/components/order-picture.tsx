import { dishes, dishPicture } from '@burger/shared/catalogue';
import { styled } from '@burger/shared/styled';
import { color, Picture, radius } from '@burger/shared/ui';
import { UtensilsCrossed } from 'lucide-react';
import { useState } from 'react';
import type { PastItem } from '../model/past-order';

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

const slugOf = ({ id, image }: PastItem): string => {
  if (image) return image;
  const dish = dishes.find((candidate) => candidate.id === id);
  return dish ? dishPicture(dish) : '';
};

/** The dish of an old order; a placeholder where its picture is not to be had any more. */
export function OrderPicture({ item }: { item: PastItem }) {
  const [failed, setFailed] = useState(false);
  const slug = slugOf(item);
  return (
    <Frame onErrorCapture={() => setFailed(true)}>
      {slug && !failed ? (
        <Picture slug={slug} alt="" sizes="56px" />
      ) : (
        <UtensilsCrossed data-testid="picture-placeholder" aria-hidden size={24} />
      )}
    </Frame>
  );
}
