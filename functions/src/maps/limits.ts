import type { Coordinates } from '@burger/shared/contracts';
import { isYounger } from '@burger/shared/times';
import type { MapService } from './map-service';
import type { TakeQuestion } from './maps-budget';

// The page asks for a distance, and the order is priced by it minutes later.
const keptForMs = 60 * 60_000;
const most = 2000;

/** To about a metre: who stands still is not asked about twice. */
const rounded = ({ lat, lng }: Coordinates): Coordinates => ({
  lat: Number(lat.toFixed(5)),
  lng: Number(lng.toFixed(5)),
});

/** The service's own word for a quota that is used up; pages know it. */
const usedUp = 'OVER_QUERY_LIMIT';

/** A paid maps service that is asked once about a place, and only while the day's budget lasts; then it says so. */
export function thriftyMaps(
  service: MapService,
  takeQuestion: TakeQuestion,
  now: () => number = Date.now,
): MapService {
  const known = new Map<string, { answer: Promise<{ status: string }>; at: number }>();

  function once<Answer extends { status: string }>(
    question: string,
    ask: () => Promise<Answer>,
    none: Answer,
  ): Promise<Answer> {
    const entry = known.get(question);
    if (entry && isYounger(entry.at, keptForMs, now())) return entry.answer as Promise<Answer>;
    const answer = takeQuestion().then((isLeft) => (isLeft ? ask() : none));
    known.delete(question);
    known.set(question, { answer, at: now() });
    const forget = () => {
      if (known.get(question)?.answer === answer) known.delete(question);
    };
    // Only what was answered is kept: a place that is not known stays so.
    answer.then(
      ({ status }) => (status === 'OK' || status === 'ZERO_RESULTS' ? undefined : forget()),
      forget,
    );
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return answer;
  }

  return {
    geocode(asked) {
      const at = rounded(asked);
      const question = `geocode ${at.lat},${at.lng}`;
      return once(question, () => service.geocode(at), { status: usedUp, results: [] });
    },
    directions(origin, asked) {
      const to = rounded(asked);
      const question = `directions ${origin.lat},${origin.lng} ${to.lat},${to.lng}`;
      return once(question, () => service.directions(origin, to), { status: usedUp, routes: [] });
    },
  };
}
