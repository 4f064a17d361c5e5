import type { CustomerLocation, DeliveryRules, LocationProblem } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { Button, color, Notice, size, space, Stack, VisuallyHidden } from '@burger/shared/ui';
import { LocateFixed, MapPin } from 'lucide-react';
import { useState } from 'react';
import type { Delivery } from '../cart/delivery';
import { useCartServices } from '../cart/use-services';
import { messages } from '../messages';
import { AreaPicker } from './area-picker';
import { DeliveryFacts, FactsSkeleton } from './delivery-facts';

const words = messages.location;
const problemWords = (problem: LocationProblem | null) => problem && words.problems[problem];

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

export interface DeliveryPlaceProps {
  location: CustomerLocation | undefined;
  delivery: Exclude<Delivery, { status: 'pickup' }>;
  rules: DeliveryRules;
  /** Whether what is missing has just been said above. */
  said: boolean;
}

function FindMe({ looking, again }: { looking: boolean; again: boolean }) {
  const { bus } = useCartServices();
  const find = () => bus.emit('location/lookup-requested', { purpose: 'checkout' });
  return (
    <Button $kind="secondary" aria-disabled={looking} onClick={looking ? undefined : find}>
      <LocateFixed aria-hidden size={18} />
      {looking ? words.looking : again ? messages.place.tryAgain : words.find}
    </Button>
  );
}

function AskForPlace({ location, delivery, rules, said }: DeliveryPlaceProps) {
  const looking = location?.status === 'looking';
  const message = delivery.status === 'unknown' ? problemWords(delivery.failure) : null;
  const failed = message !== null && !looking;
  return (
    <Stack>
      {failed && (
        <Notice kind="alert">
          <strong>{message}</strong>
          {!said && <p>{words.please}</p>}
          <p>{words.allow}</p>
        </Notice>
      )}
      {!failed && <Why>{words.why}</Why>}
      {looking && message && <Why role="status">{message}</Why>}
      {/* Not inside the button, which would have no name then. */}
      <div role="status">
        <FindMe looking={looking} again={failed} />
      </div>
      <AreaPicker areas={rules.areas} location={location} />
    </Stack>
  );
}

/** Where the food goes: asks for the location, or tells the way and its charge. */
export function DeliveryPlace(props: DeliveryPlaceProps) {
  const { location, delivery, rules, said } = props;
  const [changing, setChanging] = useState(false);
  if (delivery.status === 'unknown') return <AskForPlace {...props} />;
  const tooFar = delivery.status === 'known' && !delivery.reachable;
  const failure = location?.status === 'failed' ? problemWords(location.problem) : null;

  return (
    <Stack>
      <Place>
        <span>
          <MapPin aria-hidden size={18} />
          {/* A name may be a fallback, which would stand for a place that is near. */}
          {tooFar ? words.yourPlaceAlone : words.to(location?.locality ?? words.yourPlace)}
        </span>
        {!tooFar && (
          <Button $kind="quiet" aria-expanded={changing} onClick={() => setChanging(!changing)}>
            {words.change}
          </Button>
        )}
      </Place>
      {delivery.status === 'measuring' && (
        <FactsSkeleton role="status">
          <VisuallyHidden>{messages.bill.measuring}</VisuallyHidden>
        </FactsSkeleton>
      )}
      {tooFar && !said && <Notice kind="alert">{words.tooFar(delivery.km, rules.limitKm)}</Notice>}
      {delivery.status === 'known' && delivery.reachable && <DeliveryFacts {...delivery} />}
      {failure && <Notice kind="info">{failure}</Notice>}
      {(changing || tooFar) && <AskForPlace {...props} />}
    </Stack>
  );
}
