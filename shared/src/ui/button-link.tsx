import { Link } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import { buttonLook, type ButtonLook } from './button';

export const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
