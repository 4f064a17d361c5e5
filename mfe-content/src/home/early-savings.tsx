import { useLatest, type ShopBus } from '@burger/shared/bus';
import { pageRules } from '@burger/shared/page-shop';
import { SavingsLine } from '@burger/shared/savings';

/** The code that a first cart can use, by what the shop says now. */
export function EarlySavings({ bus }: { bus: ShopBus }) {
  const { promos } = useLatest('shop/changed', bus)?.rules ?? pageRules;
  return <SavingsLine promos={promos} bus={bus} />;
}
