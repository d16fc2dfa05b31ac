import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { GuardedRouter } from './routing/guarded-router';
import { ConfirmDialog } from '../components/overlay/confirm-dialog';
import { Providers } from './providers';
import { createQueryClient } from './query-client';
import { newTypist } from '../testing/typist';
import { guardLeaving, letGo } from '../lib/navigation/leave-guards';
import { useFlagParam } from '../lib/navigation/use-address-param';

function Page() {
  const [asks, setAsks] = useState(false);
  const [edits, setEdits] = useFlagParam('edit');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <main>
      <p>{`At ${pathname}`}</p>
      <button onClick={() => setEdits(true)}>Edit</button>
      {edits && <p>Editing</p>}
      <button onClick={() => setAsks(true)}>Delete</button>
      <ConfirmDialog
        open={asks}
        title="Delete it?"
        confirmLabel="Yes"
        onClose={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          if (edits) setEdits(false);
          else void navigate('/list');
        }}
      />
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));
const open = async (...presses: string[]) => {
  window.history.pushState(null, '', '/before');
  window.history.pushState({ usr: null, key: 'k', idx: 1 }, '', '/record');
  render(
    <Providers client={createQueryClient()}>
      <GuardedRouter>
        <Page />
      </GuardedRouter>
    </Providers>,
  );
  const typist = newTypist();
  for (const press of presses) {
    await typist.click(button(press));
    await settled();
  }
  return typist;
};
const go = async (delta: number) => {
  await act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        window.history.go(delta);
      }),
  );
  await settled();
};
const question = () => screen.queryByRole('alertdialog');

describe('a question that a click opened', () => {
  afterEach(letGo);

  it('is closed by Back, and nothing else is', async () => {
    await open('Edit', 'Delete');
    expect(question()).toBeInTheDocument();
    await go(-1);
    await waitFor(() => expect(question()).toBeNull());
    expect(screen.getByText('Editing')).toBeInTheDocument();
    await go(-1);
    expect(screen.queryByText('Editing')).toBeNull();
    expect(screen.getByText('At /record')).toBeInTheDocument();
  });

  it('is not asked again by Forward', async () => {
    await open('Delete');
    await go(-1);
    await waitFor(() => expect(question()).toBeNull());
    await go(1);
    expect(question()).toBeNull();
    expect(screen.getByText('At /record')).toBeInTheDocument();
  });

  it('leaves no step behind where its own button closes it', async () => {
    await open('Delete', 'Cancel');
    await waitFor(() => expect(question()).toBeNull());
    await go(-1);
    expect(screen.getByText('At /before')).toBeInTheDocument();
  });

  it('leaves none where its answer leads elsewhere', async () => {
    await open('Delete', 'Yes');
    expect(screen.getByText('At /list')).toBeInTheDocument();
    await go(-1);
    expect(screen.getByText('At /record')).toBeInTheDocument();
  });

  it('takes what lay below it along where its answer closes both', async () => {
    await open('Edit', 'Delete', 'Yes');
    expect(screen.queryByText('Editing')).toBeNull();
    await go(-1);
    expect(screen.getByText('At /before')).toBeInTheDocument();
  });

  it('asks nobody about typed text, which stays below it', async () => {
    await open('Edit');
    const asked = jest.fn();
    guardLeaving(asked);
    await newTypist().click(button('Delete'));
    await settled();
    expect(question()).toBeInTheDocument();
    await go(-1);
    await waitFor(() => expect(question()).toBeNull());
    expect(asked).not.toHaveBeenCalled();
  });
});
