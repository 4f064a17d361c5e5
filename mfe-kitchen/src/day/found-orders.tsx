import { Notice, Stack } from '@burger/shared/ui';
import { officeMessages } from '../menu/messages';
import { BigButton } from '../parts/buttons';
import { momentWords } from '../parts/text';
import { OrderRows, type OpenOrder } from './order-rows';
import { Soft } from '../parts/panel';
import { useSearch } from '../parts/use-search';

const texts = officeMessages.today.search;

/** The orders of the last 90 days with a number or a phone. */
export function FoundOrders({ typed, onOpen }: { typed: string; onOpen: OpenOrder }) {
  const { found, again } = useSearch(typed);
  switch (found.phase) {
    case 'busy':
      return <Soft role="status">{texts.busy}</Soft>;
    case 'refused':
      return <Notice kind="alert">{found.message}</Notice>;
    case 'failed':
      return (
        <Notice
          kind="alert"
          action={<BigButton onClick={again}>{officeMessages.today.again}</BigButton>}
        >
          {texts.failed}
        </Notice>
      );
    case 'ready':
      return (
        <Stack $gap={1}>
          <strong role="status">{texts.found(found.orders.length, typed)}</strong>
          <OrderRows orders={found.orders} placed={momentWords} onOpen={onOpen} />
        </Stack>
      );
  }
}
