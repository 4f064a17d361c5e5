import type { RemoteName } from '@burger/shared/contracts';
import { findEarlyDialog } from '@burger/shared/platform/early-dialog';
import { styled } from '@burger/shared/styled';
import { Button, Container, IconButton, Notice } from '@burger/shared/ui';
import { from, shadow, space } from '@burger/shared/theme';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '../messages/en';

const text = messages.remote;
export const patienceMs = 2000;
const waiting = new Map<RemoteName, Set<() => void>>();

export const remoteLoaded = (remote: RemoteName): void =>
  [...(waiting.get(remote) ?? [])].forEach((tryAgain) => tryAgain());

function onRemoteLoaded(remote: RemoteName, tryAgain: () => void): () => void {
  const all = waiting.get(remote) ?? new Set();
  waiting.set(remote, all.add(tryAgain));
  return () => void all.delete(tryAgain);
}

function useOnline(onOnline: () => void): void {
  useEffect(() => {
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [onOnline]);
}

const TryAgain = ({ onRetry }: { onRetry: () => void }) => (
  <Button $kind="secondary" onClick={onRetry}>
    {text.tryAgain}
  </Button>
);

const MissingBox = styled(Container)`
  padding-block: ${space(4)};
`;

/**
 * Shown instead of a remote that cannot be loaded. Retries when the network returns or another part of the
 * remote has loaded.
 */
export function RemoteMissing({
  remote,
  quiet,
  silent = false,
  takesFocus = false,
  onRetry,
}: {
  remote: RemoteName;
  quiet: boolean;
  silent?: boolean;
  /** Whether the keyboard's focus was on what this replaces. */
  takesFocus?: boolean;
  onRetry: () => void;
}) {
  useOnline(onRetry);
  useEffect(() => onRemoteLoaded(remote, onRetry), [remote, onRetry]);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  if (silent) return null;
  if (quiet) {
    return (
      <IconButton ref={button} aria-label={text.tryAgainHere} onClick={onRetry}>
        <RotateCw aria-hidden size={20} />
      </IconButton>
    );
  }
  return (
    <MissingBox>
      <Notice kind="alert" action={<TryAgain onRetry={onRetry} />}>
        {navigator.onLine ? text.missing : text.offline}
      </Notice>
    </MissingBox>
  );
}

const SlowBox = styled(Container)`
  padding-block: ${space(2)};
`;

export function SlowNotice({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy>
      {slow && (
        <SlowBox>
          <Notice action={<TryAgain onRetry={onRetry} />}>{text.slow}</Notice>
        </SlowBox>
      )}
      {children}
    </div>
  );
}

export type Trouble = 'slow' | 'missing';

/** Floats above the bars at the lower edge of the window, so that the content does not move. */
const Edge = styled(Container)`
  position: sticky;
  z-index: 6;
  bottom: ${space(8)};
  width: min(32rem, 100%);
  padding-block: ${space(2)};
  ${from.desktop} {
    bottom: ${space(1)};
  }
  > div {
    box-shadow: ${shadow.raised};
  }
`;

export function HydratedNotice({
  trouble,
  apart,
  onRetry,
}: {
  trouble: Trouble;
  apart: boolean;
  onRetry: () => void;
}) {
  useOnline(onRetry);
  const missing = navigator.onLine ? text.standing : text.standingOffline;
  // An open early dialog covers the page. Its clicks close it, so its notice has no button.
  const early = apart ? findEarlyDialog() : null;
  const content = apart && (early ?? document.getElementById('content'));
  const notice = (
    <Edge>
      <Notice
        kind={trouble === 'missing' ? 'alert' : 'info'}
        action={!early && <TryAgain onRetry={onRetry} />}
      >
        {trouble === 'missing' ? missing : text.slow}
      </Notice>
    </Edge>
  );
  return content ? createPortal(notice, content) : notice;
}
