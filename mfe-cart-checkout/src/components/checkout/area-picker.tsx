import type { CustomerLocation, DeliveryRules } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { Chip, color, size, space } from '@burger/shared/ui';
import { messages } from '../../messages';
import { useCartPorts } from '../cart-context';

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
  areas,
  location,
}: {
  areas: DeliveryRules['areas'];
  location: CustomerLocation | undefined;
}) {
  const { bus } = useCartPorts();
  const at = location?.coordinates;
  return (
    <Group id={groupId} tabIndex={-1}>
      <legend>{messages.location.areas}</legend>
      {areas.map(({ name, lat, lng }) => (
        <Chip
          key={name}
          aria-pressed={at?.lat === lat && at.lng === lng}
          onClick={() =>
            bus.emit('location/area-requested', { coordinates: { lat, lng }, locality: name })
          }
        >
          {name}
        </Chip>
      ))}
    </Group>
  );
}
