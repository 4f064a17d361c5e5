import { lineChangesIn } from '@burger/shared/contracts';
import { timeText } from '@burger/shared/hours';
import type { KitchenOrder } from '@burger/shared/kitchen';
import { leastRefund } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { useStore } from '@burger/shared/platform/use-store';
import { styled } from '@burger/shared/styled';
import { color, from, size, space } from '@burger/shared/theme';
import { Notice, Stack } from '@burger/shared/ui';
import { messages } from '../messages/en';
import { BigButton, ButtonRow } from '../parts/buttons';
import { PrintTicket } from '../order/invoices';
import { Panel } from '../parts/panel';
import { printingMessages } from '../printing/messages/en';
import { Dishes } from '../take-order/dishes';
import { LineList } from '../take-order/lines';
import { Foot, Sides } from '../take-order/parts';
import { useOnSale, type OnSale } from '../take-order/use-on-sale';
import { useKitchen } from '../use-kitchen';
import { changeMessages as texts } from './messages/en';
import { useChanging, type Changing } from './use-changing';
import { inputsOf, withMore } from './requested-lines';
import { RequestedLine } from './requested-line';

const ChangeSides = styled(Sides)`
  /* On a phone the changed lines come first. */
  > :first-child {
    order: 1;
  }
  ${from.tablet} {
    > :first-child {
      order: 0;
    }
  }
`;

const ChangeFoot = styled(Foot)`
  position: sticky;
  bottom: 0;
`;

const Totals = styled.dl`
  display: flex;
  gap: ${space(3)};
  font-variant-numeric: tabular-nums;
  dt {
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
  dd {
    font-size: ${size.xl};
    font-weight: 750;
  }
`;

function MoneyWords({ changing: { order, offer } }: { changing: Changing }) {
  if (!offer) return null;
  const { back, collect, lostPromo, overloaded = [] } = offer;
  const paid = order.payment === 'pending' ? 'pending' : 'paid';
  const message = [
    overloaded.length > 0 && messages.stations.overloaded(overloaded.join(', ')),
    lostPromo && texts.lostPromo(lostPromo),
    back > 0 && (back < leastRefund ? texts.backTooSmall : texts.back)(formatMoney(back)),
    collect > 0 && texts.collect[paid](formatMoney(collect)),
    collect < 0 && texts.giveBack(formatMoney(-collect)),
  ].filter(Boolean);
  return (
    <Notice kind="info">
      {message.map((words) => (
        <p key={String(words)}>{words}</p>
      ))}
    </Notice>
  );
}

function Agreeing({ changing, onClose }: { changing: Changing; onClose: () => void }) {
  const { order, offer, current, isChanged, isEmpty, isSending, problem, moved } = changing;
  const { lost } = useStore(useKitchen().counter.state);
  const isGone = offer !== null && offer.problems.length > 0;
  const hint = !isChanged ? texts.nothing : isEmpty ? texts.empty : isGone ? texts.gone : null;
  const mayAgree = offer !== null && hint === null && !isSending;
  const total = formatMoney(offer?.bill.total ?? 0);
  if (moved) {
    return (
      <ChangeFoot>
        <Notice kind="alert">{texts.moved}</Notice>
        <BigButton $kind="primary" $wide onClick={() => changing.begin(moved)}>
          {texts.lookAgain}
        </BigButton>
      </ChangeFoot>
    );
  }
  return (
    <ChangeFoot>
      {lost && <Notice kind="alert">{messages.alarm.lost}</Notice>}
      {problem && <Notice kind="alert">{problem}</Notice>}
      {current.phase === 'refused' && isChanged && <Notice kind="alert">{current.message}</Notice>}
      {current.phase === 'failed' && isChanged && (
        <Notice
          kind="alert"
          action={<BigButton onClick={changing.askAgain}>{messages.again}</BigButton>}
        >
          {texts.unasked}
        </Notice>
      )}
      {hint === null && <MoneyWords changing={changing} />}
      <Totals aria-live="polite">
        <div>
          <dt>{texts.before}</dt>
          <dd>{formatMoney(order.total)}</dd>
        </div>
        {isChanged && !isEmpty && (
          <div>
            <dt>{texts.now}</dt>
            <dd>{offer ? total : current.phase === 'asking' ? texts.asking : '–'}</dd>
          </div>
        )}
      </Totals>
      {hint && <p>{hint}</p>}
      <BigButton
        $kind="primary"
        $wide
        aria-disabled={!mayAgree || undefined}
        onClick={() => mayAgree && void changing.agree()}
      >
        {isSending ? texts.changing : offer && !hint ? texts.agree(total) : texts.agree('…')}
      </BigButton>
      <BigButton $wide $kind="quiet" onClick={onClose}>
        {texts.leave}
      </BigButton>
    </ChangeFoot>
  );
}

/** Shown after a change: says which printed bill and ticket are outdated. */
function Done({ order, onClose }: { order: KitchenOrder; onClose: () => void }) {
  const bill = order.papers.findLast(({ kind }) => kind === 'creditNote')?.of;
  const isVoided = order.changes?.at(-1)?.papers === order.papers.length && bill;
  const at = Date.parse(order.changes?.at(-1)?.at ?? order.createdAt);
  return (
    <Panel id="changed" title={texts.done(order.orderId)}>
      <Notice kind="success">{texts.doneLead(formatMoney(order.total))}</Notice>
      {isVoided && <Notice kind="alert">{texts.billGone(bill)}</Notice>}
      <ButtonRow>
        <PrintTicket order={order} headed={printingMessages.headed.changed(timeText(at))} />
        <BigButton $kind="primary" onClick={onClose}>
          {texts.toBoard}
        </BigButton>
      </ButtonRow>
    </Panel>
  );
}

interface ChangeProps {
  order: KitchenOrder;
  now: number;
  onClose: () => void;
}

function ChangeForm({ shop, order: first, onClose }: ChangeProps & OnSale) {
  const changing = useChanging(first);
  const { order, wanted, want, done } = changing;
  if (done) return <Done order={done} onClose={onClose} />;
  const isOut = lineChangesIn[order.status] === 'less';
  return (
    <ChangeSides>
      {isOut ? (
        <Notice kind="info">{texts.onItsWay}</Notice>
      ) : (
        <Dishes
          shop={shop}
          lines={inputsOf(wanted)}
          onAdd={(line) => want(withMore(wanted, line))}
        />
      )}
      <Panel id="change-order" title={texts.title(order.orderId)}>
        <Stack>
          <LineList aria-label={texts.lines}>
            {wanted.map((one, place) => (
              <RequestedLine
                key={one.line ?? `${one.dishId} ${place}`}
                {...{ changing, at: place, one, shop }}
              />
            ))}
          </LineList>
          <Agreeing changing={changing} onClose={onClose} />
        </Stack>
      </Panel>
    </ChangeSides>
  );
}

export function ChangePanel(props: ChangeProps) {
  const { onSale, instead } = useOnSale(props.now, texts);
  return onSale ? <ChangeForm {...props} {...onSale} /> : instead;
}
