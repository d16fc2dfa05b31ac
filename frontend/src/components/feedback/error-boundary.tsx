import { Component, type ReactNode } from 'react';
import { browser } from '../../lib/browser';
import { CodeMissing, tryCodeAgain } from '../../lib/lazy-named';
import { logError } from '../../lib/log';
import { ActionButton } from '../display/action';
import { CodeMissingNotice } from './code-missing-notice';
import { Middle } from './middle';

function CrashNotice() {
  return (
    <Middle role="alert">
      <h1>This page hit a problem</h1>
      <p>Your data is safe. Reload to carry on; if it happens again, let us know what you were doing.</p>
      <ActionButton look="filled" type="button" onClick={browser.reload}>
        Reload the page
      </ActionButton>
    </Middle>
  );
}

type Failure = 'crash' | 'no code' | null;

export class ErrorBoundary extends Component<{ children: ReactNode; resetOn?: string }, { failure: Failure }> {
  override state: { failure: Failure } = { failure: null };

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: error instanceof CodeMissing ? 'no code' : 'crash' };
  }

  override componentDidCatch(error: Error) {
    if (!(error instanceof CodeMissing)) logError(error);
  }

  override componentDidUpdate(before: { resetOn?: string }) {
    if (this.state.failure && before.resetOn !== this.props.resetOn) this.again();
  }

  private readonly again = (): void => {
    tryCodeAgain();
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    if (failure === 'crash') return <CrashNotice />;
    return failure ? <CodeMissingNotice /> : this.props.children;
  }
}
