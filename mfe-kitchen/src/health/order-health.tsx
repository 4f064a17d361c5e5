import type { KitchenHealth } from '@burger/shared/kitchen';
import { healthMessages } from './messages';
import { FigureTable } from '../parts/figure-table';

const texts = healthMessages.orders;

/** What became of orders that were not placed at once. */
export const OrderHealth = ({ health }: { health: KitchenHealth }) => {
  const { failed, repeated, lost, refused } = health.orders;
  return (
    <>
      <FigureTable
        id="health-orders"
        title={texts.title}
        heads={[texts.what, texts.count]}
        nothing={healthMessages.nothing}
        rows={[
          [texts.failed, failed],
          [texts.repeated, repeated],
          [texts.lost, lost],
          [texts.outbox, texts.waits(health.outboxSeconds)],
        ]}
      />
      <FigureTable
        id="health-refused"
        title={texts.refused}
        heads={[texts.reason, texts.count]}
        nothing={healthMessages.nothing}
        rows={refused.map(({ name, count }) => [healthMessages.reasons[name] ?? name, count])}
      />
    </>
  );
};
