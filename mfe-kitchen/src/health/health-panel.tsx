import { healthMessages as texts } from './messages';
import { HealthTables } from './health-tables';
import { useKitchen } from '../kitchen-context';
import { LoadingOrFailed } from '../parts/answers';
import { OrderHealth } from './order-health';
import { Panels, Soft } from '../parts/panel';
import { PartPanel } from './part-panel';
import { useLoaded } from '../parts/use-loaded';

/** How the site does: for the owner what became of orders, for each team its versions side by side. */
export function HealthPanel() {
  const { api } = useKitchen();
  const { loaded, again } = useLoaded(api.health);
  const live = useLoaded(api.live).loaded;
  if (loaded.phase !== 'ready') {
    const { loading, failed } = texts;
    return (
      <LoadingOrFailed phase={loaded.phase} loading={loading} failed={failed} onAgain={again} />
    );
  }
  const health = loaded.value;
  const told = health.parts.filter(({ versions }) => versions.length > 0);
  return (
    <>
      <Soft>{texts.lead(health.from, health.to)}</Soft>
      <Panels>
        <OrderHealth health={health} />
        {told.map(({ part, versions }) => (
          <PartPanel
            key={part}
            part={part}
            versions={versions}
            live={live.phase === 'ready' ? live.value[part] : undefined}
          />
        ))}
        <HealthTables health={health} />
      </Panels>
    </>
  );
}
