import type {
  Coordinates,
  CustomerLocation,
  DeliveryRules,
  LocationProblem,
} from '@burger/shared/contracts';
import { greatCircleKm } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { Button, Chip, Notice, Price, Skeleton, Stack, VisuallyHidden } from '@burger/shared/ui';
import { color, radius, size, space } from '@burger/shared/theme';
import { LocateFixed, MapPin } from 'lucide-react';
import { useState } from 'react';
import type { Delivery } from '../../cart/delivery';
import { useCartServices } from '../../cart/use-services';
import { messages } from '../../messages/en';

const texts = messages.location;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5.25rem, 1fr));
  gap: ${space(1)} ${space(2)};
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.field};
  background: ${color.leafWash};
  dt {
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
  dd {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

const FactsSkeleton = styled(Skeleton)`
  height: 4.25rem;
`;

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
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

type Area = DeliveryRules['areas'][number];

const mostAtOnce = 5;
const groupId = 'delivery-areas';
export const focusAreas = (): void => document.getElementById(groupId)?.focus();

/**
 * Lists the delivery areas by distance for customers who do not share their location; distant areas on
 * request.
 */
function AreaPicker({ areas, at }: { areas: readonly Area[]; at: Coordinates | null | undefined }) {
  const { bus } = useCartServices();
  const [all, setAll] = useState(false);
  const kmTo = (area: Area) => greatCircleKm(restaurant.coordinates, area);
  const choose = ({ name: locality, lat, lng }: Area) =>
    bus.emit('location/area-requested', { coordinates: { lat, lng }, locality });
  const nearest = [...areas].sort((one, other) => kmTo(one) - kmTo(other));
  const isChosen = ({ lat, lng }: Area) => at?.lat === lat && at.lng === lng;
  const visible = nearest.filter((area, index) => all || index < mostAtOnce || isChosen(area));
  return (
    <Group id={groupId} tabIndex={-1}>
      <legend>{texts.areas}</legend>
      {visible.map((area) => (
        <Chip key={area.name} aria-pressed={isChosen(area)} onClick={() => choose(area)}>
          {area.name}
        </Chip>
      ))}
      {areas.length > mostAtOnce && (
        <Button $kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.fewerAreas : texts.allAreas(areas.length)}
        </Button>
      )}
    </Group>
  );
}

const problemWords = (problem: LocationProblem | null) => problem && texts.problems[problem];

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(1)};
  font-weight: 650;
  > span {
    display: flex;
    flex: 1 1 6rem;
    align-items: center;
    gap: ${space(1)};
  }
  > button {
    margin-inline: auto -${space(1.5)};
  }
  svg {
    flex: none;
    color: ${color.flameInk};
  }
`;

const Why = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

interface DeliveryPlaceProps {
  location: CustomerLocation | undefined;
  delivery: Exclude<Delivery, { status: 'pickup' }>;
  rules: DeliveryRules;
  /** Whether the notice above already names the missing location. */
  isVisible: boolean;
}

function AskForPlace({ location, delivery, rules, isVisible }: DeliveryPlaceProps) {
  const { bus } = useCartServices();
  const find = () => bus.emit('location/lookup-requested', { purpose: 'checkout' });
  const looking = location?.status === 'looking';
  const message = delivery.status === 'unknown' ? problemWords(delivery.failure) : null;
  const failed = message !== null && !looking;
  return (
    <Stack>
      {failed && (
        <Notice kind="alert">
          <strong>{message}</strong>
          {!isVisible && <p>{texts.please}</p>}
          <p>{texts.allow}</p>
        </Notice>
      )}
      {!failed && <Why>{texts.why}</Why>}
      {looking && message && <Why role="status">{message}</Why>}
      {/* Inside the button, the status role would remove its accessible name. */}
      <div role="status">
        <Button $kind="secondary" aria-disabled={looking} onClick={looking ? undefined : find}>
          <LocateFixed aria-hidden size={18} />
          <span>{looking ? texts.looking : failed ? messages.place.tryAgain : texts.find}</span>
        </Button>
      </div>
      <AreaPicker areas={rules.areas} at={location?.coordinates} />
    </Stack>
  );
}

export function DeliveryPlace(props: DeliveryPlaceProps) {
  const { location, delivery, rules, isVisible } = props;
  const [changing, setChanging] = useState(false);
  if (delivery.status === 'unknown') return <AskForPlace {...props} />;
  const tooFar = delivery.status === 'known' && !delivery.reachable;
  const failure = location?.status === 'failed' ? problemWords(location.problem) : null;

  return (
    <Stack>
      <Place>
        <span>
          <MapPin aria-hidden size={18} />
          {/* The locality may be a nearby fallback, so do not call it out of range. */}
          <span>
            {tooFar ? texts.yourPlaceAlone : texts.to(location?.locality ?? texts.yourPlace)}
          </span>
        </span>
        {!tooFar && (
          <Button $kind="quiet" aria-expanded={changing} onClick={() => setChanging(!changing)}>
            {texts.change}
          </Button>
        )}
      </Place>
      {delivery.status === 'measuring' && (
        <FactsSkeleton role="status">
          <VisuallyHidden>{messages.bill.measuring}</VisuallyHidden>
        </FactsSkeleton>
      )}
      {tooFar && !isVisible && (
        <Notice kind="alert">{texts.tooFar(delivery.km, rules.limitKm)}</Notice>
      )}
      {delivery.status === 'known' && delivery.reachable && (
        <Facts>
          <div>
            <dt>{texts.distance}</dt>
            <dd>{texts.km(delivery.km)}</dd>
          </div>
          <div>
            <dt>{texts.charge}</dt>
            <dd>
              {delivery.charge === 0 ? messages.bill.free : <Price paise={delivery.charge} />}
            </dd>
          </div>
        </Facts>
      )}
      {failure && <Notice kind="info">{failure}</Notice>}
      {(changing || tooFar) && <AskForPlace {...props} />}
    </Stack>
  );
}
