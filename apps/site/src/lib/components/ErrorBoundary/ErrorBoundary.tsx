import { ErrorState } from '@inkstone/ui/components/ErrorState';
import { Component, type ReactNode } from 'react';
import { forgetFailures } from '../../preloadable.js';
import { reloadPage } from '../../reload-page.js';

interface Props {
  /** A new value, such as that of another screen, clears the error. Without one it stays. */
  resetKey?: string;
  /** Shown in place of the offer to reload the page; `null` where the page works without this part. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
  /** Whether the children were rendered again after an error. */
  retried: boolean;
  resetKey: string | undefined;
}

/** Keeps the rest of the page working when a part throws, or its code cannot be fetched. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, retried: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.resetKey
      ? null
      : { failed: false, retried: false, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return (
      <ErrorState
        title="页面没有打开"
        description="请检查网络后重新载入。"
        onRetry={() => {
          // Code that was late may be there now. What fails again needs the files of the present release.
          if (this.state.retried) {
            reloadPage();
            return;
          }
          forgetFailures();
          this.setState({ failed: false, retried: true });
        }}
      />
    );
  }
}
