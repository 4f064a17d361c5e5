import type { CustomerLocation } from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { Chip, color, size, space } from '@burger/shared/ui';
import { messages } from '../../messages';
import type { CheckoutActions } from '../../use-cases/checkout-actions';

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  border: 0;
  &:focus {
    outline: none;
  }
  legend {
    padding: 0 0 ${space(1)};
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
`;

const groupId = 'delivery-areas';

/** Brings the customer to the areas. */
export const focusAreas = (): void => document.getElementById(groupId)?.focus();

/** The areas that we deliver to, for those who do not share their location. */
export function AreaPicker({
  location,
  onChoose,
}: {
  location: CustomerLocation | undefined;
  onChoose: CheckoutActions['chooseArea'];
}) {
  const at = location?.coordinates;
  return (
    <Group id={groupId} tabIndex={-1}>
      <legend>{messages.location.areas}</legend>
      {restaurant.delivery.areas.map((area) => (
        <Chip
          key={area.name}
          aria-pressed={at?.lat === area.lat && at.lng === area.lng}
          onClick={() => onChoose(area)}
        >
          {area.name}
        </Chip>
      ))}
    </Group>
  );
}
