import { Link } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import { buttonStyle, type ButtonStyle } from './button';

export const ButtonLink = styled(Link)<ButtonStyle>`
  ${buttonStyle}
`;
