import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Component, type ReactNode } from 'react';

interface Fall {
  readonly error: unknown;
}

/** What falls on the stage lands here: a part of the page that could not be fetched, for instance. A reload begins again. */
export class StageNet extends Component<{ children: ReactNode }, { fall: Fall | undefined }> {
  override state: { fall: Fall | undefined } = { fall: undefined };
  static getDerivedStateFromError(error: unknown): { fall: Fall } {
    return { fall: { error } };
  }
  override render(): ReactNode {
    const { fall } = this.state;
    return fall ? <ErrorState error={fall.error} onRetry={() => location.reload()} /> : this.props.children;
  }
}
