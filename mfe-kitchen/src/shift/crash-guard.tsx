import { styled } from '@burger/shared/styled';
import { space } from '@burger/shared/ui';
import { BellOff } from 'lucide-react';
import { Component, useEffect, type ReactNode } from 'react';
import { messages } from '../messages';
import { AlarmBanner } from '../parts/alarm-banner';
import { BigButton } from '../parts/buttons';

// A view that crashes again this soon would crash forever.
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
  /** Starts a sound; returns a function that stops it. */
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
      <BigButton $wide onClick={onReload}>
        {messages.stopped.reload}
      </BigButton>
    </Whole>
  );
}

interface CrashGuardProps extends StoppedProps {
  children: ReactNode;
}

/** Shows a view that crashed anew, once; crashes it again, this says so and sounds until somebody reloads the page. */
export class CrashGuard extends Component<
  CrashGuardProps,
  { stopped: boolean; crashedAt: number }
> {
  override state = { stopped: false, crashedAt: -Infinity };

  static getDerivedStateFromError() {
    return { stopped: true };
  }

  override componentDidCatch(): void {
    const now = Date.now();
    const isFirst = now - this.state.crashedAt > crashesAgainWithinMs;
    this.setState({ stopped: !isFirst, crashedAt: now });
  }

  override render(): ReactNode {
    const { children, ...stopped } = this.props;
    return this.state.stopped ? <Stopped {...stopped} /> : children;
  }
}
