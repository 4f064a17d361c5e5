import type { Shop } from '@burger/shared/contracts';
import type { OrderLine } from '@burger/shared/order';
import { dayOf, timeText } from '@burger/shared/hours';
import { styled } from '@burger/shared/styled';
import { Button, Picture } from '@burger/shared/ui';
import { color, radius } from '@burger/shared/theme';
import { UtensilsCrossed } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages/en';
import type { MissingLine } from './again';

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

/** Picture of a dish in an old order; a placeholder when there is no picture or it fails to load. */
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

const texts = messages.order.missing;

function isToday(iso: string): boolean {
  const at = new Date(iso);
  return !Number.isNaN(at.getTime()) && dayOf(at) === dayOf(new Date());
}

/** Returns why a dish is missing, with its time of return if that is today. */
export function whyMissing({ problem, backAt }: MissingLine): string {
  switch (problem) {
    case 'dish-unknown':
      return texts.gone;
    case 'out-of-season':
      return texts.outOfSeason;
    case 'sold-out':
      return backAt && isToday(backAt) ? texts.backAt(timeText(new Date(backAt))) : texts.soldOut;
    default:
      return texts.choice;
  }
}

const isOfChoice = ({ problem }: MissingLine): boolean => problem.startsWith('choice-');

/** A missing dish of an old order and its reason. Offers another choice if only the choice is unavailable. */
export function MissingDish({
  line,
  onChoose,
}: {
  line: MissingLine;
  onChoose: (dishId: number) => void;
}) {
  const { dishId, name } = line;
  const called = name || messages.orders.unnamed;
  return (
    <li>
      <span>
        {called}: {whyMissing(line)}
      </span>
      {dishId !== null && isOfChoice(line) && (
        <Button
          $kind="quiet"
          aria-label={texts.chooseAnewOf(called)}
          onClick={() => onChoose(dishId)}
        >
          {texts.chooseAnew}
        </Button>
      )}
    </li>
  );
}
