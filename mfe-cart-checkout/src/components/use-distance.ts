import type { Coordinates } from '@burger/shared/contracts';
import { useEffect, useState } from 'react';
import type { MeasureDistance } from '../use-cases/measure-distance';

/** Kilometres to a place, or null while they are not known. */
export function useDistance(to: Coordinates | null, measure: MeasureDistance): number | null {
  const lat = to?.lat;
  const lng = to?.lng;
  const [measured, setMeasured] = useState<(Coordinates & { km: number }) | null>(null);

  useEffect(() => {
    if (lat === undefined || lng === undefined) return;
    let wanted = true;
    void measure({ lat, lng }).then((km) => wanted && setMeasured({ lat, lng, km }));
    return () => {
      wanted = false;
    };
  }, [lat, lng, measure]);

  return measured && measured.lat === lat && measured.lng === lng ? measured.km : null;
}
