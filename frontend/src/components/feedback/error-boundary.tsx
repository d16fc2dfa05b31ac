import { styled } from '@mui/material/styles';
import { Component, type ReactNode } from 'react';
import { logError } from '../../lib/log';
import { ActionButton } from '../action';
import { palette } from '../palette';

const Middle = styled('div')({
  minHeight: '60vh',
  padding: 24,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  textAlign: 'center',
  '& h1': { fontSize: 20, margin: 0 },
  '& p': { margin: 0, maxWidth: 380, color: palette.text.secondary },
});

export function CrashNotice() {
  return (
    <Middle role="alert">
      <h1>This page hit a problem</h1>
      <p>Your data is safe. Reload to carry on; if it happens again, let us know what you were doing.</p>
      <ActionButton look="filled" type="button" onClick={() => window.location.reload()}>
        Reload the page
      </ActionButton>
    </Middle>
  );
}

export class ErrorBoundary extends Component<{ children: ReactNode; resetOn?: string }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    logError(error);
  }

  override componentDidUpdate(before: { resetOn?: string }) {
    if (this.state.failed && before.resetOn !== this.props.resetOn) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <CrashNotice /> : this.props.children;
  }
}
