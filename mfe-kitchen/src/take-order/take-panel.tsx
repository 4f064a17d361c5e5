import { billPartNames } from '@burger/shared/contracts';
import { englishBillLabels, formatMoney } from '@burger/shared/pricing';
import { useStore } from '@burger/shared/platform/use-store';
import { styled } from '@burger/shared/styled';
import { Button, Notice } from '@burger/shared/ui';
import { size, space } from '@burger/shared/theme';
import { useCallback, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { Answer } from '../api';
import { pausedText } from '../messages/en';
import { useLoaded } from '../parts/answers';
import { BigButton, ButtonRow } from '../parts/buttons';
import { Panel } from '../parts/panel';
import { useKitchen } from '../use-kitchen';
import { Details, PayChoice } from './details';
import { Dishes } from './dishes';
import { type Missing, missingOf, nothingTyped, withLine } from './draft';
import { Lines } from './lines';
import { takeMessages as texts } from './messages/en';
import { Foot, roomy, Sides } from './parts';
import { StaffOrderPanel } from './staff-order-panel';
import { useOnSale, type OnSale } from './use-on-sale';
import { useTaking, type Taking } from './use-taking';

const TakeSides = styled(Sides)`
  ${roomy} {
    flex: 1;
    min-height: 0;
    padding-bottom: 0;
    > * {
      max-height: 100%;
      overflow-y: auto;
    }
  }
`;

const Whole = styled.div`
  min-height: 0;
  overflow-y: auto;
`;

const TakeFoot = styled(Foot)`
  ${roomy} {
    position: sticky;
    bottom: ${space(-2)};
  }
`;

const Sums = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space(1)};
  font-size: ${size.sm};
  font-variant-numeric: tabular-nums;
  dd {
    text-align: end;
  }
`;

function BillSums({ bill, km }: Pick<Taking, 'bill' | 'km'>) {
  const sums = { ...bill, cgst: bill.cgst + bill.sgst, sgst: 0 };
  const labels = {
    ...{ ...englishBillLabels, cgst: texts.bill.taxes },
    ...(km !== null && { delivery: texts.bill.delivery(km) }),
  };
  return (
    <Sums>
      {billPartNames
        .filter((part) => sums[part] !== 0 || part === 'subtotal')
        .map((part) => [
          <dt key={part}>{labels[part]}</dt>,
          <dd key={`${part}-sum`}>{formatMoney(sums[part])}</dd>,
        ])}
    </Sums>
  );
}

/** Returns whether the published rules allow online payment and a provider is configured. */
function useTakesOnline(isListed: boolean): boolean {
  const { api } = useKitchen();
  const load = useCallback(
    async (): Promise<Answer<boolean>> =>
      isListed ? api.takesOnline() : { kind: 'ok', value: false },
    [api, isListed],
  );
  const { loaded } = useLoaded(load);
  return isListed && loaded.phase === 'ready' && loaded.value;
}

interface TakeProps {
  now: number;
  onBoard: () => void;
}

function TakeForm({ shop, today, at, now, onBoard }: TakeProps & OnSale) {
  const { lost } = useStore(useKitchen().counter.state);
  const taking = useTaking(shop, at);
  const { draft, change, km, when, bill, changed, sending } = taking;
  const takesOnline = useTakesOnline(shop.rules.payments.includes('online'));
  const [tried, setTried] = useState(false);
  if (sending.phase === 'taken') {
    return (
      <Whole>
        <StaffOrderPanel taken={sending.taken} now={now} onNext={taking.clear} onBoard={onBoard} />
      </Whole>
    );
  }
  const missing: Missing = missingOf(draft, shop, km, texts.missing);
  const isLocked = sending.phase !== 'typing';
  const paused = pausedText(today, now);

  const take = (event?: FormEvent) => {
    event?.preventDefault();
    if (isLocked) return;
    const isMissing = Object.keys(missing).length > 0;
    setTried(isMissing);
    if (isMissing) {
      // Delayed until the render has marked the invalid fields.
      setTimeout(() => document.querySelector<HTMLElement>('#take [aria-invalid]')?.focus());
      return;
    }
    void taking.send();
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) take();
  };
  const total = formatMoney(bill.total);
  const hasLines = draft.lines.length > 0;
  const problem = sending.phase === 'typing' ? sending.problem : null;
  return (
    <TakeSides id="take" onKeyDown={byKey}>
      <Dishes
        shop={shop}
        lines={draft.lines}
        onAdd={(line) => change({ lines: withLine(draft.lines, line) })}
        onDone={() => document.querySelector<HTMLElement>('input[name="take-phone"]')?.focus()}
      />
      <Panel
        id="take-order"
        title={texts.order}
        actions={
          draft !== nothingTyped && (
            <Button
              $kind="quiet"
              aria-disabled={isLocked || undefined}
              onClick={() => !isLocked && taking.clear()}
            >
              {texts.clear}
            </Button>
          )
        }
      >
        <Lines shop={shop} lines={draft.lines} onChange={(lines) => change({ lines })} />
        <Details
          draft={draft}
          shop={shop}
          now={at}
          when={when}
          missing={tried ? missing : {}}
          onChange={change}
        />
        <TakeFoot>
          <PayChoice draft={draft} takesOnline={takesOnline} onChange={change} />
          {paused && <Notice kind="alert">{paused}</Notice>}
          {lost && <Notice kind="alert">{texts.offline}</Notice>}
          {problem && <Notice kind="alert">{problem}</Notice>}
          {changed && <Notice kind="alert">{texts.changed(total)}</Notice>}
          {tried && missing.lines && <Notice kind="alert">{missing.lines}</Notice>}
          {sending.phase === 'unsure' && (
            <Notice kind="alert">
              <p>{texts.unsure}</p>
              <ButtonRow>
                <BigButton onClick={() => void taking.send()}>{texts.askNow}</BigButton>
                <BigButton $kind="quiet" title={texts.leaveHint} onClick={taking.clear}>
                  {texts.leave}
                </BigButton>
              </ButtonRow>
            </Notice>
          )}
          {hasLines && <BillSums bill={bill} km={draft.kind === 'delivery' ? km : null} />}
          <BigButton
            $kind="primary"
            $wide
            aria-disabled={isLocked || undefined}
            onClick={() => take()}
          >
            {sending.phase === 'sending' ? texts.taking : texts.take(hasLines ? total : null)}
          </BigButton>
        </TakeFoot>
      </Panel>
    </TakeSides>
  );
}

export function TakePanel(props: TakeProps) {
  const { onSale, instead } = useOnSale(props.now, texts);
  return onSale ? <TakeForm {...props} {...onSale} /> : instead;
}
