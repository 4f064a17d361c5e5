import { isolated } from '@burger/shared/i18n';
import { knownReason } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { color } from '@burger/shared/theme';
import { Notice } from '@burger/shared/ui';
import { closedMessages as words } from './messages/closed/en';
import { CallLink } from './call-link';

const Reason = styled.p`
  overflow-wrap: anywhere;
`;

const Past = styled(Reason)`
  color: ${color.inkSoft};
`;

export interface WhyClosedProps {
  /** A reason code or free text; empty without a reason. */
  reason: string;
  /**
   * Whether it just happened. Then it is shown as a notice with the phone number, unless the customer
   * cancelled.
   */
  isNews?: boolean;
}

export function WhyClosed({ reason, isNews = false }: WhyClosedProps) {
  const known = knownReason(reason);
  const written = reason ? words.reason(isolated(reason)) : words.unsaid;
  const text = known ? words.reasons[known] : written;
  if (!isNews) return <Past>{text}</Past>;
  return (
    <Notice action={known !== 'customer-asked' && <CallLink />}>
      <Reason>{text}</Reason>
    </Notice>
  );
}
