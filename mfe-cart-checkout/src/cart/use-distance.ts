import type { Coordinates } from '@burger/shared/contracts';
import { useEffect, useState } from 'react';
import type { MeasureDistance } from './measure-distance';

/** Kilometres to a place, or null while they are not known. When the network comes back they are measured once more. */
export function useDistance(to: Coordinates | null, measure: MeasureDistance): number | null {
  const lat = to?.lat;
  const lng = to?.lng;
  const [returns, setReturns] = useState(0);
  const [measured, setMeasured] = useState<(Coordinates & { km: number }) | null>(null);

  useEffect(() => {
    if (lat === undefined || lng === undefined) return;
    let wanted = true;
    void measure({ lat, lng }).then((km) => wanted && setMeasured({ lat, lng, km }));
    return () => {
      wanted = false;
    };
  }, [lat, lng, measure, returns]);

  useEffect(() => {
    const back = () => setReturns((times) => times + 1);
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);

  return measured && measured.lat === lat && measured.lng === lng ? measured.km : null;
}
