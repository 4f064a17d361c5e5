import type { MonthPage } from '@burger/shared/kitchen';
import { dayOf } from '@burger/shared/restaurant';
import { Field, Notice, Stack } from '@burger/shared/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Answer, KitchenApi } from '../api';
import { useChange } from '../parts/answers';
import { BigButton, ButtonRow } from '../parts/buttons';
import { Panel, Soft } from '../parts/panel';
import { useKitchen } from '../use-kitchen';
import { monthMessages as texts } from './closing-messages';

const tries = 3;

/** A workbook for people, and the import formats of accounting programs. */
const files = ['xlsx', 'csv', 'gst', 'tally'] as const;

/** Loads all pages of a month. `told` receives the number of bills and credit notes loaded so far. */
async function wholeMonth(
  api: Pick<KitchenApi, 'month'>,
  month: string,
  told: (papers: number) => void,
): Promise<Answer<Omit<MonthPage, 'next'>>> {
  const papers: MonthPage['papers'] = [];
  const refunds: MonthPage['refunds'] = [];
  const online: MonthPage['online'] = [];
  let failed = 0;
  for (let after: string | null = ''; after !== null;) {
    const answer: Answer<MonthPage> = await api.month(month, after);
    if (answer.kind === 'unreached' && (failed += 1) < tries) continue;
    if (answer.kind !== 'ok') return answer;
    failed = 0;
    papers.push(...answer.value.papers);
    refunds.push(...answer.value.refunds);
    online.push(...answer.value.online);
    told(papers.length);
    after = answer.value.next;
  }
  return { kind: 'ok', value: { papers, refunds, online } };
}

export function MonthPanel({ now }: { now: number }) {
  const { api, downloads } = useKitchen();
  const { busy, problem, run } = useChange(texts.failed);
  const thisMonth = dayOf(new Date(now)).slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  const [said, setSaid] = useState('');
  const write = (as: (typeof files)[number]) =>
    run(async () => {
      setSaid(texts.reading(0));
      const answer = await wholeMonth(api, month, (papers) => setSaid(texts.reading(papers)));
      setSaid('');
      if (answer.kind !== 'ok') return answer;
      // Sheets and workbooks are written a few times a month.
      const { csvOf, gstinsOf, gstJson, sheetsOf, tallyXml, xlsxOf } = await import(
        /* webpackChunkName: "month" */ '@burger/shared/accounts'
      );
      const { papers } = answer.value;
      const sheets = sheetsOf({ month, ...answer.value });
      const [register] = sheets;
      if (as === 'tally') downloads.save(`tally-${month}.xml`, tallyXml(papers));
      if (as === 'gst')
        for (const gstin of gstinsOf(papers))
          downloads.save(
            `gstr1-${gstin}-${month}.json`,
            JSON.stringify(gstJson(month, gstin, papers)),
          );
      if (as === 'xlsx') downloads.save(`accounts-${month}.xlsx`, xlsxOf(sheets));
      if (as === 'csv' && register) downloads.save(`register-${month}.csv`, csvOf(register));
      setSaid(texts.done(papers.length));
      return answer;
    });
  return (
    <Panel wide id="month" title={texts.title}>
      <Stack>
        <Soft>{texts.lead}</Soft>
        <Field
          label={texts.month}
          name="month"
          type="month"
          max={thisMonth}
          value={month}
          onChange={({ target: { value } }) => value && setMonth(value)}
        />
        <ButtonRow>
          {files.map((as) => (
            <BigButton
              key={as}
              $kind="secondary"
              aria-disabled={busy || undefined}
              onClick={() => void write(as)}
            >
              <Download aria-hidden size={22} />
              {texts[as]}
            </BigButton>
          ))}
        </ButtonRow>
        <Soft role="status">{said}</Soft>
        {problem && <Notice kind="alert">{problem}</Notice>}
      </Stack>
    </Panel>
  );
}
