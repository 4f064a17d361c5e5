import { styled } from '@burger/shared/styled';
import { buttonLook, type ButtonLook } from '@burger/shared/ui';

/** A link to another site, in a new window, that looks like a button. */
export const OutsideLink = styled.a.attrs({ target: '_blank', rel: 'noopener' })<ButtonLook>`
  ${buttonLook}
`;
