import { momentText } from '@burger/shared/hours';
import type { KitchenHealth, VersionHealth } from '@burger/shared/kitchen';
import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/theme';
import { vitalNames, type VitalName } from '@burger/shared/contracts/visit';
import { LoadingOrFailed, useLoaded } from '../parts/answers';
import { FigureTable, Panel, Panels, Soft } from '../parts/panel';
import type { ReactNode } from 'react';
import { useKitchen } from '../use-kitchen';
import { LearnedTimes } from './learned-times';
import { healthMessages as texts } from './messages/en';

type Grade = 'good' | 'middling' | 'poor';

/** Thresholds of the Core Web Vitals: good up to the first, poor from the second. */
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
      <span>{version.version}</span> {isLive && <GradeText $grade="good">{texts.live}</GradeText>}
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
  live: string | undefined;
}

/** One part of the site with its versions side by side, to help to decide about a rollback. */
const PartPanel = ({ part, versions, live }: PartPanelProps) => (
  <Panel id={`health-${part}`} title={texts.parts[part] ?? part} wide={versions.length > 1}>
    <Versions>
      {versions.map((version) => (
        <Version key={version.version} version={version} isLive={version.version === live} />
      ))}
    </Versions>
  </Panel>
);

/** Returns the rows about open payments; those that need action are emphasised. */
function moneyRows(money: KitchenHealth['payments']): [string, ReactNode][] {
  if (!money) return [];
  const {
    failed,
    requestedSeconds,
    isLate,
    sweepSeconds,
    hasNoProvider = false,
    disputes = [],
    overpaid = [],
    damaged = [],
  } = money;
  const graded = (isBad: boolean, text: string) => (isBad ? <Worse>{text}</Worse> : text);
  return [
    ...(hasNoProvider
      ? [[texts.orders.provider, graded(true, texts.orders.noProvider)] as [string, ReactNode]]
      : []),
    ...disputes.map(({ orderId, amount, respondBy }): [string, ReactNode] => [
      texts.orders.dispute(orderId, formatMoney(amount)),
      graded(true, texts.orders.answerBy(respondBy && momentText(Date.parse(respondBy)))),
    ]),
    ...overpaid.map(({ orderId, amount }): [string, ReactNode] => [
      texts.orders.overpaid,
      graded(true, `${orderId}: ${formatMoney(amount)}`),
    ]),
    ...(damaged.length > 0
      ? [[texts.orders.damaged, graded(true, damaged.join(', '))] as [string, ReactNode]]
      : []),
    [texts.orders.refunds, graded(failed.length > 0, failed.join(', ') || 'none')],
    [texts.orders.requested, graded(isLate, texts.orders.days(requestedSeconds))],
    [texts.orders.sweep, graded((sweepSeconds ?? 0) >= 15 * 60, texts.orders.late(sweepSeconds))],
  ];
}

function whatsAppRows(whatsapp: KitchenHealth['whatsapp']): [string, ReactNode][] {
  if (!whatsapp) return [];
  const { sent, failed, cost, limit } = whatsapp;
  const costs = `${formatMoney(cost)} of ${formatMoney(limit)}`;
  return [
    [texts.orders.whatsapp, sent],
    [texts.orders.whatsappFailed, failed],
    [texts.orders.whatsappCost, cost >= limit ? <Worse>{costs}</Worse> : costs],
  ];
}

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
          ...whatsAppRows(health.whatsapp),
          ...moneyRows(health.payments),
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
      id="health-sources"
      title={texts.sources.title}
      heads={[texts.sources.link, texts.pages.count]}
      rows={health.sources.map(({ name, count }) => [texts.sources.names[name] ?? name, count])}
    />
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
  const reported = health.parts.filter(({ versions }) => versions.length > 0);
  return (
    <>
      <Soft>{texts.lead(health.from, health.to)}</Soft>
      <Panels>
        <OrderHealth health={health} />
        {reported.map(({ part, versions }) => (
          <PartPanel
            key={part}
            part={part}
            versions={versions}
            live={live.phase === 'ready' ? live.value[part] : undefined}
          />
        ))}
        {health.times && <LearnedTimes times={health.times} />}
        <HealthTables health={health} />
      </Panels>
    </>
  );
}
