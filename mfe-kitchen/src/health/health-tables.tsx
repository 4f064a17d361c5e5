import type { KitchenHealth } from '@burger/shared/kitchen';
import { healthMessages as texts } from './messages';
import { FigureTable } from '../parts/figure-table';
import { vitalCells, VitalFigure } from './vital-figure';

/** What visits were like by page and by connection. */
export const HealthTables = ({ health }: { health: KitchenHealth }) => (
  <>
    <FigureTable
      id="health-pages"
      title={texts.pages.title}
      heads={[texts.pages.page, texts.pages.count, 'LCP', 'INP', 'CLS']}
      nothing={texts.nothing}
      rows={health.pages.map((page) => [page.route, page.visits, ...vitalCells(page)])}
    />
    <FigureTable
      id="health-lines"
      title={texts.lines.title}
      heads={[texts.lines.line, texts.pages.count, 'LCP']}
      nothing={texts.nothing}
      rows={health.lines.map(({ line, visits, lcp }) => [
        texts.lines.names[line] ?? line,
        visits,
        <VitalFigure key="lcp" vital="lcp" value={lcp} />,
      ])}
    />
  </>
);
