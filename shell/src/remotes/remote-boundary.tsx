import { Component, type ReactNode } from 'react';

interface Props {
  /** A new value is a new try: the boundary forgets what broke before. */
  attempt: unknown;
  broken: ReactNode;
  children: ReactNode;
}

interface State {
  failedAttempt: { attempt: unknown } | null;
}

/** Keeps what breaks inside one remote's place. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failedAttempt: null };

  static getDerivedStateFromError(): Partial<State> {
    return { failedAttempt: { attempt: undefined } };
  }

  static getDerivedStateFromProps({ attempt }: Props, { failedAttempt }: State): State | null {
    if (!failedAttempt) return null;
    if (failedAttempt.attempt === undefined) return { failedAttempt: { attempt: attempt ?? null } };
    return failedAttempt.attempt === (attempt ?? null) ? null : { failedAttempt: null };
  }

  override render(): ReactNode {
    return this.state.failedAttempt ? this.props.broken : this.props.children;
  }
}
