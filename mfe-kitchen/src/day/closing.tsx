import { cleanLine, isFinal } from '@burger/shared/contracts';
import { formatMoney, toRupees } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/theme';
import { Field, Notice, Stack } from '@burger/shared/ui';
import { useState, type FormEvent } from 'react';
import { Amount, paiseIn } from '../parts/amount';
import { useChange } from '../parts/answers';
import { BigButton, ButtonRow, StepButton } from '../parts/buttons';
import { Panel, Soft } from '../parts/panel';
import { useKitchen } from '../use-kitchen';
import { Closed, type DayProps } from './closed';
import { closingMessages as texts } from './messages/en';

const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(0.5)} ${space(2)};
  font-variant-numeric: tabular-nums;
  dd {
    text-align: end;
  }
`;

/* Not by colour alone: words and font weight say it too. */
const Difference = styled.dd<{ $isOff: boolean }>`
  color: ${({ $isOff }) => ($isOff ? color.flameInk : color.leaf)};
  font-size: ${size.lg};
  font-weight: 800;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space(1.5)};
  align-items: start;
`;

function CloseForm({ day, onChanged, onCancel }: DayProps & { onCancel: () => void }) {
  const { api } = useKitchen();
  const { busy, problem, run } = useChange(texts.failed);
  // The press id stays the same until the day is closed, so that a retry does not close it twice.
  const [press] = useState(() => crypto.randomUUID());
  const { floatBefore } = day;
  const [float, setFloat] = useState(
    typeof floatBefore === 'number' ? String(toRupees(floatBefore)) : '',
  );
  const [counted, setCounted] = useState('');
  const [handedIn, setHandedIn] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState('');
  const withCash = day.riders.filter(({ cash }) => cash !== 0);
  const riders = withCash.map(({ name, cash }) => ({
    ...{ name, cash, typed: handedIn[name] ?? '' },
    handedIn: paiseIn(handedIn[name] ?? ''),
  }));
  const open = day.orders.filter(({ status }) => !isFinal(status));
  const [had, is] = [paiseIn(float), paiseIn(counted)];
  const shouldBe = had === null ? null : had + day.cash;
  const difference = shouldBe === null || is === null ? null : is - shouldBe;
  const message = riders.flatMap(({ name, handedIn: own }) =>
    own === null ? [] : { name, handedIn: own },
  );
  const isOff = riders.some(({ cash, handedIn: own }) => own !== null && own !== cash);
  const needsReason = isOff || (difference !== null && difference !== 0);
  const isWhole =
    difference !== null &&
    message.length === riders.length &&
    (!needsReason || cleanLine(reason) !== '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (had === null || is === null || !isWhole) return;
    await run(() =>
      api.closeDay({
        ...{ date: day.date, float: had, counted: is, riders: message, press },
        reason: needsReason ? reason : '',
        seen: { cash: day.cash, open: open.length },
      }),
    );
    // Also called after a conflict, because someone else has then closed the day.
    onChanged();
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        {open.length > 0 && (
          <Notice kind="info">
            {texts.open(open.length, open.map(({ orderId }) => orderId).join(', '))}
          </Notice>
        )}
        <Fields>
          <Amount label={texts.float} value={float} onChange={setFloat} />
          {riders.map(({ name, cash, typed }) => (
            <Amount
              key={name}
              label={texts.rider(name)}
              hint={texts.riderHint(cash)}
              value={typed}
              onChange={(value) => setHandedIn({ ...handedIn, [name]: value })}
            />
          ))}
          <Amount
            label={texts.counted}
            hint={texts.countedHint}
            value={counted}
            onChange={setCounted}
          />
        </Fields>
        <div role="status">
          <Sums>
            <dt>{texts.cash}</dt>
            <dd>{formatMoney(day.cash)}</dd>
            {shouldBe !== null && (
              <>
                <dt>{texts.shouldBe}</dt>
                <dd>{formatMoney(shouldBe)}</dd>
              </>
            )}
            {difference !== null && (
              <>
                <dt>{texts.difference}</dt>
                <Difference $isOff={difference !== 0}>{texts.differs(difference)}</Difference>
              </>
            )}
          </Sums>
        </div>
        {needsReason && (
          <Field
            label={texts.reason}
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {problem && <Notice kind="alert">{problem}</Notice>}
        <ButtonRow>
          <BigButton $kind="primary" type="submit" aria-disabled={!isWhole || busy || undefined}>
            {texts.close}
          </BigButton>
          <BigButton onClick={onCancel}>{texts.cancel}</BigButton>
        </ButtonRow>
      </Stack>
    </form>
  );
}

/** Closes a day or shows how it was closed. */
export function Closing({ day, onChanged }: DayProps) {
  const [isCounting, setCounting] = useState(false);
  const { closed } = day;
  if (closed) return <Closed day={day} closed={closed} onChanged={onChanged} />;
  return (
    <Panel id="closing" title={texts.title}>
      <Soft>{texts.lead}</Soft>
      {isCounting ? (
        <CloseForm day={day} onChanged={onChanged} onCancel={() => setCounting(false)} />
      ) : (
        <div>
          <StepButton onClick={() => setCounting(true)}>{texts.start}</StepButton>
        </div>
      )}
    </Panel>
  );
}
