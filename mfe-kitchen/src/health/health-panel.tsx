import type { KitchenHealth, VersionHealth } from '@burger/shared/kitchen';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/ui';
import { vitalNames, type VitalName } from '@burger/shared/visit';
import type { Part } from '@burger/shared/vitals';
import { LoadingOrFailed, useLoaded } from '../parts/answers';
import { FigureTable, Panel, Panels, Soft } from '../parts/panel';
import { useKitchen } from '../use-kitchen';

const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });
const seconds = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const shifts = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const visits = (count: number) => (count === 1 ? '1 visit' : `${count} visits`);

const texts = {
  loading: 'Reading the figures…',
  failed: 'The figures cannot be loaded.',
  lead: (from: string, to: string) =>
    `${from} to ${to}. About one visit in four tells how it went, without a cookie or a name; all orders are counted. Three quarters of the visits were at least as good as a figure says.`,
  none: '–',
  visits,
  live: 'Live',
  worse: 'Fails at least twice as often as the other versions',
  failedIn: (failed: number, of: number) =>
    failed === 0 ? 'No errors' : `Errors in ${failed} of ${of} (${percent.format(failed / of)})`,
  errorTimes: (name: string, count: number) => `${name} in ${visits(count)}`,
  parts: {
    shell: 'Shell',
    'mfe-menu': 'Menu',
    'mfe-cart-checkout': 'Cart and checkout',
    'mfe-account-orders': 'Account and orders',
    'mfe-content': 'Content pages',
    'mfe-kitchen': 'Kitchen',
  } satisfies Record<Part, string> as Readonly<Record<string, string>>,
  vitals: { lcp: 'Page shown (LCP)', inp: 'Press answered (INP)', cls: 'Jumps (CLS)' },
  /** Three quarters of the visits were at least so good. */
  values: {
    lcp: (ms: number) => `${seconds.format(ms / 1000)} s`,
    inp: (ms: number) => `${Math.round(ms)} ms`,
    cls: (sum: number) => shifts.format(sum),
  },
  grades: { good: 'good', middling: 'fair', poor: 'poor' },
  orders: {
    title: 'Orders that did not go well',
    failed: 'Failed on our side',
    repeated: 'Answer lost, asked again, stored once',
    lost: 'Answers lost, in the visits that tell',
    outbox: 'Mails about orders that wait',
    waits: (waited: number | null) =>
      waited === null ? 'none' : `since ${Math.ceil(waited / 60)} min`,
    mails: 'Mails in 24 hours, of those the provider takes',
    refused: 'Refused orders',
    what: 'What',
    reason: 'Reason',
    count: 'Times',
  },
  services: 'Services of Google that refused',
  minutes: 'Minutes',
  pages: { title: 'Pages', page: 'Page', count: 'Visits' },
  lines: {
    title: 'Connections',
    line: 'Connection',
    names: {
      'slow-2g': 'Slower than 2G',
      '2g': 'As 2G',
      '3g': 'As 3G',
      '4g': 'As 4G or better',
      unknown: 'The browser does not say',
    } as Readonly<Record<string, string>>,
  },
  reasons: {
    'bill-changed': 'The bill had changed',
    'slot-full': 'The half hour was full',
    'slot-refused': 'The time could not be had',
    'dish-unavailable': 'A dish was not available',
    'choice-refused': 'A choice was not available',
    'promo-refused': 'The promo code did not count',
    'out-of-range': 'Too far away',
    'pickup-refused': 'No pickup',
    closed: 'The kitchen was closed',
    paused: 'Orders were paused',
    unauthenticated: 'Not signed in any more',
    forbidden: 'Another account’s order',
    invalid: 'Wrongly filled in',
    'too-large': 'Too large',
    'too-many-requests': 'Too many tries',
    'orders-waiting': 'Three orders waited already',
    'network-busy': 'Many orders from one network',
    'phone-unverified': 'The phone number was not checked',
    'not-our-page': 'Not from our page, as App Check saw it',
  } as Readonly<Record<string, string>>,
};

type Grade = 'good' | 'middling' | 'poor';

/** Up to where a vital is good, and from where on poor, as the Core Web Vitals define it. */
const bounds: Record<VitalName, readonly [good: number, poor: number]> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
};

function vitalGrade(vital: VitalName, value: number): Grade {
  const [good, poor] = bounds[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'middling' : 'poor';
}

const inks: Record<Grade, string> = {
  good: color.leaf,
  middling: color.amberInk,
  poor: color.flameInk,
};

const GradeText = styled.span<{ $grade: Grade }>`
  color: ${({ $grade }) => inks[$grade]};
  font-size: ${size.sm};
  font-weight: 700;
  white-space: nowrap;
`;

function VitalFigure({ vital, value }: { vital: VitalName; value: number | null }) {
  if (value === null) return texts.none;
  const grade = vitalGrade(vital, value);
  return (
    <>
      {texts.values[vital](value)} <GradeText $grade={grade}>{texts.grades[grade]}</GradeText>
    </>
  );
}

const vitalCells = (measured: Readonly<Record<VitalName, number | null>>) =>
  vitalNames.map((vital) => <VitalFigure key={vital} vital={vital} value={measured[vital]} />);

const Versions = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(21rem, 100%), 1fr));
  gap: ${space(1.5)};
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    align-content: start;
    gap: ${space(1)};
    padding: ${space(1.5)};
    border: 1px solid ${color.line};
    border-radius: ${radius.field};
  }
  h3 {
    font-size: ${size.lg};
    overflow-wrap: anywhere;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${space(1)};
    padding-block: ${space(0.5)};
    border-top: 1px solid ${color.line};
  }
  dd {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

const Worse = styled.p`
  color: ${color.flameInk};
  font-weight: 700;
`;

const Version = ({ version, isLive }: { version: VersionHealth; isLive: boolean }) => (
  <li>
    <h3>
      {version.version} {isLive && <GradeText $grade="good">{texts.live}</GradeText>}
    </h3>
    <p>
      {texts.visits(version.visits)} · {texts.failedIn(version.failed, version.visits)}
    </p>
    {version.isWorse && <Worse>{texts.worse}</Worse>}
    {version.errors.length > 0 && (
      <Soft>
        {version.errors.map(({ name, count }) => texts.errorTimes(name, count)).join(', ')}
      </Soft>
    )}
    <dl>
      {vitalNames.map((vital) => (
        <div key={vital}>
          <dt>{texts.vitals[vital]}</dt>
          <dd>
            <VitalFigure vital={vital} value={version[vital]} />
          </dd>
        </div>
      ))}
    </dl>
  </li>
);

interface PartPanelProps {
  part: string;
  versions: readonly VersionHealth[];
  /** The version that everybody gets; undefined where it is not known. */
  live: string | undefined;
}

/** A team's part of the site, its versions side by side: what a rollback is decided by. */
const PartPanel = ({ part, versions, live }: PartPanelProps) => (
  <Panel id={`health-${part}`} title={texts.parts[part] ?? part} wide={versions.length > 1}>
    <Versions>
      {versions.map((version) => (
        <Version key={version.version} version={version} isLive={version.version === live} />
      ))}
    </Versions>
  </Panel>
);

const OrderHealth = ({ health }: { health: KitchenHealth }) => {
  const { failed, repeated, lost, refused } = health.orders;
  return (
    <>
      <FigureTable
        id="health-orders"
        title={texts.orders.title}
        heads={[texts.orders.what, texts.orders.count]}
        rows={[
          [texts.orders.failed, failed],
          [texts.orders.repeated, repeated],
          [texts.orders.lost, lost],
          [texts.orders.outbox, texts.orders.waits(health.outboxSeconds)],
          ...(health.mails
            ? [[texts.orders.mails, `${health.mails.sent} of ${health.mails.limit}`]]
            : []),
        ]}
      />
      <FigureTable
        id="health-refused"
        title={texts.orders.refused}
        heads={[texts.orders.reason, texts.orders.count]}
        rows={refused.map(({ name, count }) => [texts.reasons[name] ?? name, count])}
      />
      <FigureTable
        id="health-services"
        title={texts.services}
        heads={[texts.orders.what, texts.orders.reason, texts.minutes]}
        rows={health.services.map(({ service, why, minutes }) => [service, why, minutes])}
      />
    </>
  );
};

const HealthTables = ({ health }: { health: KitchenHealth }) => (
  <>
    <FigureTable
      id="health-pages"
      title={texts.pages.title}
      heads={[texts.pages.page, texts.pages.count, 'LCP', 'INP', 'CLS']}
      rows={health.pages.map((page) => [page.route, page.visits, ...vitalCells(page)])}
    />
    <FigureTable
      id="health-lines"
      title={texts.lines.title}
      heads={[texts.lines.line, texts.pages.count, 'LCP']}
      rows={health.lines.map(({ line, visits, lcp }) => [
        texts.lines.names[line] ?? line,
        visits,
        <VitalFigure key="lcp" vital="lcp" value={lcp} />,
      ])}
    />
  </>
);

export function HealthPanel() {
  const { api } = useKitchen();
  const { loaded, again } = useLoaded(api.health);
  const live = useLoaded(api.live).loaded;
  if (loaded.phase !== 'ready') {
    return <LoadingOrFailed phase={loaded.phase} texts={texts} onAgain={again} />;
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
