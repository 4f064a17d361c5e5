import { cleanLine } from '@burger/shared/contracts';
import { momentText } from '@burger/shared/hours';
import type { ClosedDay, KitchenDay } from '@burger/shared/kitchen';
import { formatMoney } from '@burger/shared/pricing';
import { Field, Notice, Stack } from '@burger/shared/ui';
import { useState, type FormEvent } from 'react';
import { Amount, paiseIn } from '../parts/amount';
import { useChange } from '../parts/answers';
import { BigButton } from '../parts/buttons';
import { UserText } from '../parts/customer';
import { FigureTable, Panel, Rows, Soft } from '../parts/panel';
import { useKitchen } from '../use-kitchen';
import { closingMessages as texts } from './messages/en';

export interface DayProps {
  day: KitchenDay;
  onChanged: () => void;
}

function CorrectForm({ day, onChanged }: DayProps) {
  const { api } = useKitchen();
  const { busy, problem, run } = useChange(texts.failed);
  const [press, setPress] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const amount = paiseIn(typed);
  if (press === null) {
    return (
      <BigButton onClick={() => setPress(crypto.randomUUID())}>{texts.correct.start}</BigButton>
    );
  }
  const isWhole = amount !== null && amount !== 0 && cleanLine(reason) !== '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (amount === null || !isWhole) return;
    const done = await run(() => api.correctDay({ date: day.date, amount, reason, press }));
    if (!done) return;
    setPress(null);
    setTyped('');
    setReason('');
    onChanged();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <Soft>{texts.correct.lead}</Soft>
        <Amount label={texts.correct.more} value={typed} onChange={setTyped} />
        <Field
          label={texts.correct.reason}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {problem && <Notice kind="alert">{problem}</Notice>}
        <BigButton $kind="primary" type="submit" aria-disabled={!isWhole || busy || undefined}>
          {texts.correct.submit}
        </BigButton>
      </Stack>
    </form>
  );
}

const whenText = (iso: string): string => momentText(Date.parse(iso));
const sums = ['delivered', 'sales', 'givenBack', 'cash', 'upi', 'online', 'fees'] as const;
const sumText = (sum: (typeof sums)[number], amount: number): string =>
  sum === 'delivered' ? String(amount) : formatMoney(amount);

function ClosedSums({ day, closed }: { day: KitchenDay; closed: ClosedDay }) {
  const { heads } = texts;
  const rows = sums
    .map((sum) => [sum, closed.sums[sum], day[sum]] as const)
    .filter(([, then, now]) => then !== 0 || now !== 0);
  const isOther = rows.some(([, then, now]) => then !== now);
  return (
    <FigureTable
      id="closed"
      title={texts.closed(whenText(closed.closedAt), closed.by)}
      heads={isOther ? [heads.what, heads.then, heads.now] : [heads.what, heads.then]}
      rows={rows.map(([sum, then, now]) => [
        texts.sums[sum],
        sumText(sum, then),
        ...(isOther ? [then === now ? '' : <strong>{sumText(sum, now)}</strong>] : []),
      ])}
    />
  );
}

function ClosedTill({ closed }: { closed: ClosedDay }) {
  const { float, counted, riders, difference, reason, corrections } = closed;
  const cash = closed.sums.cash;
  const left = corrections.reduce((sum, { amount }) => sum + amount, difference);
  return (
    <FigureTable
      id="till"
      title={texts.till}
      heads={[texts.heads.what, texts.heads.amount]}
      rows={[
        [texts.float, formatMoney(float)],
        [texts.cash, formatMoney(cash)],
        ...riders.flatMap(({ name, expected, handedIn }) => [
          [<UserText>{texts.expected(name)}</UserText>, formatMoney(expected)],
          [<UserText>{texts.handedIn(name)}</UserText>, formatMoney(handedIn)],
        ]),
        [texts.shouldBe, formatMoney(float + cash)],
        [texts.counted, formatMoney(counted)],
        [texts.difference, <strong>{texts.differs(difference)}</strong>],
        ...(reason ? [[texts.why, <UserText>{reason}</UserText>]] : []),
        ...corrections.map(({ at, by, amount, reason: why }) => [
          <>
            {texts.corrected(whenText(at), by)}: <UserText>{why}</UserText>
          </>,
          formatMoney(amount),
        ]),
        ...(corrections.length > 0 ? [[texts.left, <strong>{texts.differs(left)}</strong>]] : []),
      ]}
    />
  );
}

const ChangedSince = ({ changed }: { changed: ClosedDay['changed'] }) => (
  <Panel id="changed-since" title={texts.changed.title}>
    <Rows>
      {changed.map(({ key, orderId, steps, ...ways }) => (
        <li key={key}>
          <div>
            <strong>{orderId}</strong> <span>{texts.changed.ways(ways)}</span>
            {steps.map(({ at, by, reason }) => (
              <Soft key={at}>
                {whenText(at)} · {by} <UserText>{reason}</UserText>
              </Soft>
            ))}
          </div>
        </li>
      ))}
    </Rows>
  </Panel>
);

export const Closed = ({ day, closed, onChanged }: DayProps & { closed: ClosedDay }) => (
  <>
    <ClosedSums day={day} closed={closed} />
    <ClosedTill closed={closed} />
    {closed.changed.length > 0 && <ChangedSince changed={closed.changed} />}
    <Panel id="correct" title={texts.correct.title}>
      <CorrectForm day={day} onChanged={onChanged} />
    </Panel>
  </>
);
