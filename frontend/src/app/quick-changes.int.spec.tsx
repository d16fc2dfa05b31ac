import { act, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { useListParams, type ListParams } from '../lib/lists/use-list-params';
import { GuardedRouter } from './routing/guarded-router';

const FILTERS = ['status'];
let list: ListParams;

function List() {
  list = useListParams(FILTERS);
  return <p>{useLocation().search}</p>;
}

const open = () => {
  window.history.replaceState(null, '', '/invoices');
  render(
    <GuardedRouter>
      <List />
    </GuardedRouter>,
  );
};

const back = () =>
  act(async () => {
    const gone = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    window.history.back();
    await gone;
  });

describe('an address that is changed again before its page is drawn', () => {
  it('keeps what was changed first, each a step of its own', async () => {
    open();
    act(() => {
      list.set({ sort: '-dueDate' });
      list.set({ status: 'paid' });
    });
    expect(screen.getByText('?sort=-dueDate&status=paid')).toBeInTheDocument();
    await back();
    expect(screen.getByText('?sort=-dueDate')).toBeInTheDocument();
  });

  it('is one step for words that are typed on', async () => {
    open();
    act(() => {
      list.search('me');
      list.search('mesa');
    });
    expect(screen.getByText('?q=mesa')).toBeInTheDocument();
    await back();
    expect(window.location.search).toBe('');
  });

  it('makes no step of a change of nothing', () => {
    open();
    const steps = window.history.length;
    act(() => list.set({ status: null }));
    expect(window.history.length).toBe(steps);
  });
});
