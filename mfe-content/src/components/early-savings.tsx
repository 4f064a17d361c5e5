import { useLatest, type ShopBus } from '@burger/shared/bus';
import { pageRules } from '@burger/shared/page-shop';
import { SavingsLine } from '@burger/shared/savings';
import { styled } from '@burger/shared/styled';
import { Container, from, space } from '@burger/shared/ui';

const Room = styled(Container)`
  padding-block: ${space(0.5)} ${space(1)};
  ${from.tablet} {
    padding-block: ${space(2)} 0;
  }
`;

/** The code that a first cart can use, by what the shop says now. */
export function EarlySavings({ bus }: { bus: ShopBus }) {
  const { promos } = useLatest('shop/changed', bus)?.rules ?? pageRules;
  return (
    <Room>
      <SavingsLine promos={promos} bus={bus} />
    </Room>
  );
}
