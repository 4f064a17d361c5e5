import type { Month, MonthFileKind } from '@burger/shared/accounting';
import type { MonthPage } from '@burger/shared/kitchen';
import { dayOf } from '@burger/shared/hours';
import { Field, Notice, Stack } from '@burger/shared/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Answer, KitchenApi } from '../api';
import { useChange } from '../parts/answers';
import { BigButton, ButtonRow } from '../parts/buttons';
import { Panel, Soft } from '../parts/panel';
import { useKitchen } from '../use-kitchen';
import { monthMessages as texts } from './messages/en';

const tries = 3;

const kinds = ['xlsx', 'csv', 'gst', 'tally'] as const satisfies readonly MonthFileKind[];

/** Loads all pages of a month; `reported` gets the number of bills and credit notes loaded so far. */
async function wholeMonth(
  api: Pick<KitchenApi, 'month'>,
  month: string,
  reported: (invoices: number) => void,
): Promise<Answer<Month>> {
  const pages: MonthPage[] = [];
  let failed = 0;
  for (let after: string | null = ''; after !== null;) {
    const answer: Answer<MonthPage> = await api.month(month, after);
    if (answer.kind === 'unreached' && (failed += 1) < tries) continue;
    if (answer.kind !== 'ok') return answer;
    failed = 0;
    pages.push(answer.value);
    reported(pages.reduce((sum, { papers }) => sum + papers.length, 0));
    after = answer.value.next;
  }
  return {
    kind: 'ok',
    value: {
      month,
      papers: pages.flatMap(({ papers }) => papers),
      refunds: pages.flatMap(({ refunds }) => refunds),
      online: pages.flatMap(({ online }) => online),
      movements: pages.flatMap(({ movements }) => movements),
      advances: pages.flatMap(({ advances }) => advances),
      damaged: [...new Set(pages.flatMap(({ damaged }) => damaged))],
    },
  };
}

export function MonthPanel({ now }: { now: number }) {
  const { api, downloads } = useKitchen();
  const { busy, problem, run } = useChange(texts.failed);
  const thisMonth = dayOf(new Date(now)).slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  const [status, setStatus] = useState('');
  const [damaged, setDamaged] = useState<readonly string[]>([]);
  const write = (kind: MonthFileKind) =>
    run(async () => {
      setDamaged([]);
      setStatus(texts.reading(0));
      const answer = await wholeMonth(api, month, (invoices) => setStatus(texts.reading(invoices)));
      setStatus('');
      if (answer.kind !== 'ok') return answer;
      // Loaded on demand: month files are written only a few times a month.
      const { monthFiles } = await import(
        /* webpackChunkName: "month" */ '@burger/shared/accounting'
      );
      const files = monthFiles(kind, answer.value);
      for (const { name, content } of files) downloads.save(name, content);
      setStatus(files.length === 0 ? texts.noReturn : texts.done(answer.value.papers.length));
      setDamaged(answer.value.damaged);
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
          {kinds.map((kind) => (
            <BigButton
              key={kind}
              aria-disabled={busy || undefined}
              onClick={() => void write(kind)}
            >
              <Download aria-hidden size={22} />
              {texts[kind]}
            </BigButton>
          ))}
        </ButtonRow>
        <Soft role="status">{status}</Soft>
        {damaged.length > 0 && <Notice kind="alert">{texts.damaged(damaged.join(', '))}</Notice>}
        {problem && <Notice kind="alert">{problem}</Notice>}
      </Stack>
    </Panel>
  );
}
