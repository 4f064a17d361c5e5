import { styled } from '@burger/shared/styled';
import { formatMoney, type Paise } from '@burger/shared/pricing';

const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** An amount in paise, always with two decimals. */
export const Price = ({ paise }: { paise: Paise }) => <Amount>{formatMoney(paise)}</Amount>;
