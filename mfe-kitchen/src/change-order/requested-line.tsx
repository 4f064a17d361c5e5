import type { Shop } from '@burger/shared/contracts';
import { lineInShop } from '@burger/shared/order/lines';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/theme';
import { QuantityStepper } from '@burger/shared/ui';
import { useState } from 'react';
import { BigButton } from '../parts/buttons';
import { UserText } from '../parts/customer';
import { Choosing, Edit, Words } from '../take-order/lines';
import { takeMessages } from '../take-order/messages/en';
import { changeMessages as texts } from './messages/en';
import type { Changing } from './use-changing';
import { replaced, type Requested } from './requested-lines';

const Mark = styled.span`
  justify-self: start;
  padding-inline: ${space(0.75)};
  border-radius: 6px;
  background: ${color.amber};
  color: ${color.onAmber};
  font-size: ${size.sm};
  font-weight: 750;
`;

interface LineProps {
  changing: Changing;
  at: number;
  one: Requested;
  shop: Shop;
}

/** An order line with quantity, options and note. A removed line stays visible and can be restored. */
export function RequestedLine({
  changing: { order, wanted, want, offer },
  at,
  one,
  shop,
}: LineProps) {
  const [isEdited, setEdited] = useState(false);
  const before = one.line === null ? undefined : order.lines[one.line];
  const dish = shop.dishes.find(({ id }) => id === one.dishId);
  const priced = dish && lineInShop({ ...one, dishId: dish.id }, shop);
  const name = before?.name ?? priced?.name ?? '';
  const chosen = priced?.chosen.map((choice) => choice.name) ?? before?.choices ?? [];
  const words = [...chosen, one.note].filter(Boolean);
  const put = (more: Partial<Requested>) => want(replaced(wanted, at, { ...one, ...more }));
  const requested = wanted.slice(0, at).filter(({ quantity }) => quantity > 0).length;
  const problem = offer?.problems.find(({ line }) => line === requested)?.problem;
  if (one.quantity === 0) {
    return (
      <li>
        <del>{name}</del>
        <Mark>{texts.off}</Mark>
        <BigButton
          aria-label={texts.putBackOf(name)}
          onClick={() => put({ quantity: before?.quantity ?? 1 })}
        >
          {texts.putBack}
        </BigButton>
      </li>
    );
  }
  return (
    <li>
      <strong>
        <UserText>{name}</UserText>
        {words.length > 0 && <Words>{words.join(', ')}</Words>}
      </strong>
      <QuantityStepper
        quiet
        name={name}
        quantity={one.quantity}
        onChange={(quantity) => put({ quantity: Math.min(quantity, 99) })}
      />
      {dish ? (
        <Edit
          type="button"
          aria-label={takeMessages.chooseOf(name)}
          aria-expanded={isEdited}
          onClick={() => setEdited(!isEdited)}
        >
          {dish.groups.length > 0 ? takeMessages.choose : takeMessages.noteOnly}
        </Edit>
      ) : (
        <span />
      )}
      {problem ? (
        <em>{takeMessages.problem[problem]}</em>
      ) : (
        <>
          {!before && <Mark>{texts.added}</Mark>}
          {before && before.quantity !== one.quantity && <Mark>{texts.was(before.quantity)}</Mark>}
        </>
      )}
      {dish && isEdited && (
        <Choosing
          dish={dish}
          line={{ ...one, dishId: dish.id }}
          onChange={({ choices, note }) => put({ choices, note })}
        />
      )}
    </li>
  );
}
