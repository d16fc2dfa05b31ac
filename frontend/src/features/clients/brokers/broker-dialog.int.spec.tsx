import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from '../../../components/feedback/error-boundary';
import { renderApp, staffUser as me } from '../../../testing/render-app';
import { RecordDialog } from '../../../components/records/record-dialog';
import { brokerKit } from './broker-kit';

const close = () => undefined;

beforeEach(() => sessionStorage.clear());

describe('what was typed into a form', () => {
  it('comes back after the page broke', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    globalThis.reportError = () => undefined;
    const Page = () => {
      const [broken, setBroken] = useState(false);
      if (broken) throw new Error('Broken on purpose');
      return (
        <>
          <RecordDialog kit={brokerKit} record={null} onClose={close} />
          {createPortal(<button onClick={() => setBroken(true)}>Break</button>, document.body)}
        </>
      );
    };
    const { typist } = renderApp(<ErrorBoundary children={<Page />} />, { user: me });
    await typist.type(screen.getByLabelText(/^Name/), 'Prairie Star');
    await typist.click(screen.getByText('Break'));
    expect(await screen.findByText('This page hit a problem')).toBeInTheDocument();
    cleanup();
    renderApp(<RecordDialog kit={brokerKit} record={null} onClose={close} />, { user: me });
    expect(await screen.findByText('We kept what you typed')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Prairie Star');
  });
});
