import type { CustomerLocation, DeliveryRules } from '@burger/shared/contracts';
import { greatCircleKm } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { Button, Chip, color, size, space } from '@burger/shared/ui';
import { useState } from 'react';
import { useCartServices } from '../cart/use-services';
import { messages } from '../messages';

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

// So many stand there at once; most orders come from near.
const mostAtOnce = 5;

const groupId = 'delivery-areas';

/** Brings the customer to the areas. */
export const focusAreas = (): void => document.getElementById(groupId)?.focus();

/** The areas that we deliver to, for those who do not share their location: the nearest first, the rest on request. */
export function AreaPicker({
  areas,
  location,
}: {
  areas: DeliveryRules['areas'];
  location: CustomerLocation | undefined;
}) {
  const { bus } = useCartServices();
  const at = location?.coordinates;
  const [all, setAll] = useState(false);
  const kmTo = (area: DeliveryRules['areas'][number]) =>
    greatCircleKm(restaurant.coordinates, area);
  const nearest = [...areas].sort((one, other) => kmTo(one) - kmTo(other));
  const isChosen = ({ lat, lng }: DeliveryRules['areas'][number]) =>
    at?.lat === lat && at.lng === lng;
  const shown = nearest.filter((area, index) => all || index < mostAtOnce || isChosen(area));
  return (
    <Group id={groupId} tabIndex={-1}>
      <legend>{messages.location.areas}</legend>
      {shown.map((area) => (
        <Chip
          key={area.name}
          aria-pressed={isChosen(area)}
          onClick={() => {
            const { name: locality, lat, lng } = area;
            bus.emit('location/area-requested', { coordinates: { lat, lng }, locality });
          }}
        >
          {area.name}
        </Chip>
      ))}
      {areas.length > mostAtOnce && (
        <Button $kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? messages.location.fewerAreas : messages.location.allAreas(areas.length)}
        </Button>
      )}
    </Group>
  );
}
