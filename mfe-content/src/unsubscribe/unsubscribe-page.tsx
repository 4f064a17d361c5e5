import { useLocation } from '@burger/shared/router';
import { pathWithKey } from '@burger/shared/platform/security';
import {
  Button,
  ButtonLink,
  Card,
  Lead,
  Notice,
  PageBody,
  PageTitle,
  Stack,
  useHydrated,
} from '@burger/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { unsubscribeMessages as text } from './messages/en';

/** Returns the key in an unsubscribe link; null at `/unsubscribe`, the prerendered address. */
const keyIn = (pathname: string): string | null =>
  /^\/unsubscribe\/([^/]+)\/?$/.exec(pathname)?.[1] ?? null;

/** /unsubscribe#<key>. Waits for a click, because mail scanners open links but do not click buttons. */
export function UnsubscribePage({ unsubscribe }: { unsubscribe: (key: string) => Promise<void> }) {
  const { pathname, hash } = useLocation();
  const live = useHydrated();
  const key = live ? keyIn(pathWithKey(pathname, hash)) : null;
  const [state, setState] = useState<'asked' | 'busy' | 'done' | 'failed'>('asked');
  const press = async () => {
    if (!key || state === 'busy') return;
    setState('busy');
    setState(
      await unsubscribe(key).then(
        () => 'done' as const,
        () => 'failed' as const,
      ),
    );
  };
  const outcome = useRef<HTMLDivElement>(null);
  // The focused button has unmounted, so the focus moves to the result.
  useEffect(() => {
    if (state === 'done') outcome.current?.focus();
  }, [state]);
  return (
    <PageBody>
      <Stack $gap={4}>
        <div>
          <PageTitle>{text.title}</PageTitle>
          <Lead>{text.lead}</Lead>
        </div>
        <Card>
          <Stack>
            {live && !key && <p>{text.noKey}</p>}
            {state === 'failed' && <Notice kind="alert">{text.failed}</Notice>}
            {state === 'done' && (
              <div ref={outcome} tabIndex={-1}>
                <Notice kind="success">{text.done}</Notice>
              </div>
            )}
            {state !== 'done' && (!live || key) && (
              <div>
                <Button
                  disabled={!live}
                  aria-disabled={state === 'busy' || undefined}
                  onClick={() => void press()}
                >
                  {state === 'busy' ? text.busy : text.press}
                </Button>
              </div>
            )}
          </Stack>
        </Card>
        <div>
          <ButtonLink to="/" $kind="quiet">
            {text.home}
          </ButtonLink>
        </div>
      </Stack>
    </PageBody>
  );
}
