import { momentText } from '@burger/shared/hours';
import { Link } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import { color, from, space, touchLink } from '@burger/shared/theme';
import { Notice } from '@burger/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BusyButton } from '../parts/busy-button';
import { LoadingOrFailed } from '../parts/loading-or-failed';
import { Soft } from '../parts/soft';
import type { Consent, Consents, OwnConsents } from './consents';
import { messages } from '../messages/en';
import { myDataMessages } from './messages/en';
import { Part } from './parts';

const texts = myDataMessages.consents;
const loadingTexts = {
  ...{ loading: texts.loading, failed: texts.failedToLoad },
  again: myDataMessages.again,
};

const Row = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  padding-top: ${space(2)};
  border-top: 1px solid ${color.line};
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
  > [role] {
    grid-column: 1 / -1;
    justify-self: stretch;
  }
  ${from.tablet} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`;

const Name = styled.p`
  font-weight: 600;
`;

const ToOrders = styled(Link)`
  ${touchLink}
  font-weight: 600;
`;

interface ConsentRowProps {
  consent: Consent;
  end: Consents['end'];
}

/** One consent with a button that ends it. The row stays and says how to allow it again. */
function ConsentRow({ consent, end }: ConsentRowProps) {
  const [state, setState] = useState<'on' | 'busy' | 'failed' | 'stopped'>('on');
  const row = useRef<HTMLDivElement>(null);
  const words = texts[consent.channel];
  const isNewsletter = consent.channel === 'newsletter';
  const press = async () => {
    if (state === 'busy') return;
    setState('busy');
    setState(
      await end(consent).then(
        () => 'stopped' as const,
        () => 'failed' as const,
      ),
    );
  };
  // The success message replaces the button that had the focus, so the focus moves to the row.
  useEffect(() => {
    if (state === 'stopped') row.current?.focus();
  }, [state]);
  return (
    <Row ref={row} tabIndex={-1}>
      <div>
        <Name>{words.name}</Name>
        {state !== 'stopped' && (
          <Soft>{words.detail(consent.whom, momentText(new Date(consent.since)))}</Soft>
        )}
      </div>
      {state !== 'stopped' && (
        <BusyButton
          $wide={false}
          kind="secondary"
          busy={state === 'busy'}
          busyText={texts.busy}
          onClick={() => void press()}
        >
          {words.stop}
        </BusyButton>
      )}
      {state === 'failed' && <Notice kind="alert">{texts.failed}</Notice>}
      {state === 'stopped' && (
        <Notice
          kind="success"
          action={!isNewsletter && <ToOrders to="/orders">{messages.account.orders}</ToOrders>}
        >
          {isNewsletter ? texts.unsubscribed : texts.stopped}
        </Notice>
      )}
    </Row>
  );
}

const ConsentRows = ({ consents, end }: { consents: readonly Consent[]; end: Consents['end'] }) =>
  consents.map((consent) => <ConsentRow key={consent.channel} consent={consent} end={end} />);

/** The messages that the customer allowed, and one button each to stop them. Empty where nothing is offered. */
export function ConsentsCard({ read, end }: Consents) {
  const [own, setOwn] = useState<OwnConsents | 'loading' | 'failed'>('loading');
  const load = useCallback(async () => {
    setOwn('loading');
    setOwn(await read().catch(() => 'failed' as const));
  }, [read]);
  useEffect(() => void load(), [load]);

  if (own === 'loading' || own === 'failed') {
    return (
      <Part title={texts.title}>
        <LoadingOrFailed
          failed={own === 'failed'}
          texts={loadingTexts}
          height="7rem"
          onAgain={() => void load()}
        />
      </Part>
    );
  }
  const { isOffered, isElsewhere } = own;
  const newsletter = own.consents.filter(({ channel }) => channel === 'newsletter');
  const aboutOrders = own.consents.filter(({ channel }) => channel !== 'newsletter');
  const isAllowed = isElsewhere || aboutOrders.length > 0;
  return (
    <>
      {(isOffered || isAllowed) && (
        <Part title={texts.title}>
          <p>{isAllowed ? texts.lead : texts.none}</p>
          <ConsentRows consents={aboutOrders} end={end} />
          {isElsewhere && <Soft>{texts.elsewhere}</Soft>}
        </Part>
      )}
      {newsletter.length > 0 && (
        <Part title={texts.newsletterTitle}>
          <ConsentRows consents={newsletter} end={end} />
        </Part>
      )}
    </>
  );
}
