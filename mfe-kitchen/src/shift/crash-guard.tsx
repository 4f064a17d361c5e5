import { styled } from '@burger/shared/styled';
import { space } from '@burger/shared/theme';
import { BellOff } from 'lucide-react';
import { Component, useEffect, type ReactNode } from 'react';
import { messages } from '../messages/en';
import { AlarmBanner } from '../parts/alarm-banner';
import { BigButton } from '../parts/buttons';

// A view that crashes again within this time (ms) would probably crash forever.
const crashesAgainWithinMs = 60_000;

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 36rem);
  place-content: center;
  gap: ${space(2)};
  min-height: 100dvh;
  padding: ${space(2)};
`;

interface StoppedProps {
  /** Starts the alarm; returns a function that stops it. */
  sound: () => () => void;
  onReload: () => void;
}

function Stopped({ sound, onReload }: StoppedProps) {
  useEffect(sound, [sound]);
  return (
    <Whole>
      <AlarmBanner icon={BellOff} title={messages.stopped.title}>
        {messages.stopped.lead}
      </AlarmBanner>
      <BigButton $kind="primary" $wide onClick={onReload}>
        {messages.stopped.reload}
      </BigButton>
    </Whole>
  );
}

interface CrashGuardProps extends StoppedProps {
  children: ReactNode;
}

interface Crashes {
  stopped: boolean;
  crashedAt: number;
  /** Number of crashes, each within a minute of the previous one. */
  count: number;
  error: unknown;
}

/**
 * Renders a crashed view again, once. After a second crash it shows a message and sounds an alarm until the
 * page is reloaded. If that message crashes too, the error goes to the boundary above; otherwise React would
 * retry endlessly.
 */
export class CrashGuard extends Component<CrashGuardProps, Crashes> {
  override state: Crashes = { stopped: false, crashedAt: -Infinity, count: 0, error: null };

  static getDerivedStateFromError(error: unknown) {
    return { stopped: true, error };
  }

  override componentDidCatch(): void {
    const now = Date.now();
    this.setState(({ crashedAt, count: before }) => {
      const count = now - crashedAt > crashesAgainWithinMs ? 1 : before + 1;
      return { stopped: count > 1, crashedAt: now, count };
    });
  }

  override render(): ReactNode {
    const { children, ...stopped } = this.props;
    if (this.state.count > 2) throw this.state.error;
    return this.state.stopped ? <Stopped {...stopped} /> : children;
  }
}
