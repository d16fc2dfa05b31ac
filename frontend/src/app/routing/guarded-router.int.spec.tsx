import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router';
import { useLeaveGuard } from '../../lib/navigation/use-leave-guard';
import { GuardedRouter } from './guarded-router';

function Form() {
  const [dirty, setDirty] = useState(false);
  const guard = useLeaveGuard(dirty);
  const navigate = useNavigate();
  return (
    <>
      <p>The form</p>
      <button onClick={() => setDirty(true)}>Type</button>
      <button onClick={() => setDirty(false)}>Empty</button>
      <Link to="/list">To the list</Link>
      <button onClick={() => void navigate('/list', { replace: true })}>Replace by the list</button>
      {guard.asking && (
        <>
          <p>Leave?</p>
          <button onClick={guard.stay}>Stay</button>
          <button onClick={guard.leave}>Leave</button>
        </>
      )}
    </>
  );
}

const open = async () => {
  window.history.replaceState(null, '', '/list');
  const { unmount } = render(
    <GuardedRouter>
      <Routes>
        <Route path="/form" element={<Form />} />
        <Route
          path="/list"
          element={
            <>
              <p>The list</p>
              <Link to="/form">To the form</Link>
            </>
          }
        />
      </Routes>
    </GuardedRouter>,
  );
  const typist = userEvent.setup();
  await press(typist, 'To the form');
  return { typist, unmount };
};

const press = async (typist: ReturnType<typeof userEvent.setup>, ...names: string[]) => {
  for (const name of names) await typist.click(screen.getByText(name));
};

const unloading = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('a page with typed text', () => {
  it.each(['To the list', 'Replace by the list'])('is not left by "%s" before the user says so', async (way) => {
    const { typist, unmount } = await open();
    await press(typist, 'Type', way);
    expect(screen.getByText('The form')).toBeInTheDocument();
    expect(screen.getByText('Leave?')).toBeInTheDocument();
    await press(typist, 'Stay');
    expect(screen.queryByText('Leave?')).toBeNull();
    expect(window.location.pathname).toBe('/form');
    await press(typist, way, 'Leave');
    expect(await screen.findByText('The list')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/list');
    unmount();
  });

  it('is not left by the back button before the user says so', async () => {
    const { typist, unmount } = await open();
    await press(typist, 'Type');
    window.history.back();
    expect(await screen.findByText('Leave?')).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    expect([screen.queryByText('The list'), screen.queryByText('The form')]).toEqual([null, expect.anything()]);
    await press(typist, 'Stay');
    expect([screen.queryByText('Leave?'), window.location.pathname]).toEqual([null, '/form']);
    window.history.back();
    expect(await screen.findByText('Leave?')).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    await press(typist, 'Leave');
    expect(await screen.findByText('The list')).toBeInTheDocument();
    unmount();
  });

  it('does not let a tab be closed by mistake', async () => {
    const { typist, unmount } = await open();
    expect(unloading()).toBe(false);
    await press(typist, 'Type');
    expect(unloading()).toBe(true);
    await press(typist, 'Empty');
    expect(unloading()).toBe(false);
    unmount();
  });

  it('is left at once when nothing is typed any more', async () => {
    const { typist, unmount } = await open();
    await press(typist, 'Type', 'Empty', 'To the list');
    expect(await screen.findByText('The list')).toBeInTheDocument();
    unmount();
  });
});
