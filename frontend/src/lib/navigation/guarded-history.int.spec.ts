import { waitFor } from '@testing-library/react';
import { NavigationType } from 'react-router';
import { CLOSED, GuardedHistory } from './guarded-history';
import { guardLeaving, letGo } from './leave-guards';

const address = () => window.location.pathname + window.location.search + window.location.hash;

describe('the history of the app', () => {
  let history: GuardedHistory;
  let end: () => void;
  let told: number;
  const start = (at: string, state: unknown = null) => {
    // an entry of its own: what an earlier test went back from is no longer ahead
    window.history.pushState(state, '', at);
    told = 0;
    history = new GuardedHistory((pathname) => pathname === '/login');
    end = history.subscribe(() => (told += 1));
  };
  const gone = async (delta: number, to: string) => {
    history.go(delta);
    await waitFor(() => expect(address()).toBe(to));
    await waitFor(() => expect(history.now().location.pathname).toBe(new URL(to, 'http://localhost').pathname));
  };

  afterEach(() => {
    end();
    letGo();
  });

  it('begins where the browser is, and keeps what the entry holds', () => {
    start('/loads?q=x#top', { usr: { from: 'list' }, key: 'k-1' });
    expect(history.now()).toEqual({
      location: { pathname: '/loads', search: '?q=x', hash: '#top', state: { from: 'list' }, key: 'k-1' },
      navigationType: NavigationType.Pop,
    });
    expect(window.history.state).toEqual({ usr: { from: 'list' }, key: 'k-1', idx: 0 });
  });

  it('has a place without a state where the browser kept none', () => {
    start('/loads');
    expect(history.now().location).toMatchObject({ state: null, key: 'default' });
  });

  it('takes a step with its state, which Back undoes', async () => {
    start('/loads');
    const steps = window.history.length;
    history.push('/clients', { a: 1 });
    expect([address(), window.history.length, told]).toEqual(['/clients', steps + 1, 1]);
    expect(history.now()).toMatchObject({
      location: { pathname: '/clients', state: { a: 1 } },
      navigationType: NavigationType.Push,
    });
    await gone(-1, '/loads');
    expect([history.now().navigationType, told]).toEqual([NavigationType.Pop, 2]);
  });

  it('puts one address in the place of another without a step', () => {
    start('/loads');
    history.push('/clients');
    const steps = window.history.length;
    history.replace('/brokers');
    expect([address(), window.history.length, told]).toEqual(['/brokers', steps, 2]);
    expect(history.now()).toMatchObject({
      location: { pathname: '/brokers', state: null },
      navigationType: NavigationType.Replace,
    });
  });

  it('gives each entry a key of its own', () => {
    start('/loads');
    const keys = ['/a', '/b', '/c'].map((to) => {
      history.push(to);
      return history.now().location.key;
    });
    expect(new Set(keys).size).toBe(3);
    expect(keys.filter((key) => !/^[\da-f]{8}$/.test(key))).toEqual([]);
  });

  it('keeps the chosen client from page to page, but not to pages of nobody’s', () => {
    start('/loads?client=c-1');
    expect(history.createHref('/clients')).toBe('/clients?client=c-1');
    expect(history.createHref({ pathname: '/clients', search: '?q=x' })).toBe('/clients?q=x&client=c-1');
    expect(history.createHref('/login')).toBe('/login');
    expect(history.createHref('/login?next=1')).toBe('/login?next=1');
    expect(history.encodeLocation('/clients#top')).toEqual({
      pathname: '/clients',
      search: '?client=c-1',
      hash: '#top',
    });
    history.push('/clients');
    expect(address()).toBe('/clients?client=c-1');
  });

  it('keeps the chosen client everywhere where nothing is said to be outside', () => {
    start('/loads?client=c-1');
    expect(new GuardedHistory().createHref('/login')).toBe('/login?client=c-1');
  });

  it('tells nobody who does not listen any more', () => {
    start('/loads');
    end();
    history.push('/clients');
    expect(told).toBe(0);
  });

  it('still hears of Back while anybody listens', async () => {
    start('/loads');
    const endOther = history.subscribe(() => undefined);
    history.push('/clients');
    endOther();
    await gone(-1, '/loads');
    expect(told).toBe(2);
  });

  describe('with a dialog that a step opened', () => {
    it('leaves no step of it behind when it is closed', async () => {
      start('/before');
      history.push('/loads');
      history.push('/loads?new=1');
      history.replace('/loads', CLOSED);
      expect(address()).toBe('/loads');
      await waitFor(() => expect(history.now().navigationType).toBe(NavigationType.Pop));
      expect(history.now().location.state).toBeNull();
      await gone(-1, '/before');
    });

    it('keeps what its answer changed in the address of the page', async () => {
      start('/clients?batch=first', { usr: { before: '' }, key: 'k-1' });
      history.push('/clients?batch=first', { over: 'question' });
      history.replace('/clients?batch=second', { over: 'question' });
      history.replace('/clients?batch=second', CLOSED);
      await waitFor(() => expect(history.now().location.state).toEqual({ before: '' }));
      expect(address()).toBe('/clients?batch=second');
      expect(history.now().location.search).toBe('?batch=second');
    });

    it('goes on only when that step is taken back', async () => {
      start('/before');
      history.push('/loads');
      history.push('/loads?new=1');
      history.replace('/loads', CLOSED);
      history.push('/clients');
      history.replace('/clients?q=mesa');
      await waitFor(() => expect(address()).toBe('/clients?q=mesa'));
      await gone(-1, '/loads');
      await gone(-1, '/before');
    });

    it('is closed in its place where no step opened it', async () => {
      start('/loads?new=1');
      history.replace('/loads', CLOSED);
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect([address(), history.now().navigationType]).toEqual(['/loads', NavigationType.Replace]);
    });
  });

  describe('with typed text', () => {
    let asked: (() => void)[];
    const guard = () => {
      asked = [];
      return guardLeaving((go) => void asked.push(go));
    };

    it.each(['push', 'replace'] as const)('asks before it goes elsewhere by %s', (way) => {
      start('/loads');
      const release = guard();
      history[way]('/clients');
      expect([address(), asked.length, told]).toEqual(['/loads', 1, 0]);
      release();
      asked[0]?.();
      expect([address(), told]).toEqual(['/clients', 1]);
    });

    it.each([-1, -2])('comes back when the browser went %i, and goes again when it may', async (delta) => {
      start('/one');
      history.push('/two');
      history.push('/three');
      const release = guard();
      told = 0;
      history.go(delta);
      await waitFor(() => expect(asked).toHaveLength(1));
      await waitFor(() => expect(address()).toBe('/three'));
      expect([history.now().location.pathname, told]).toEqual(['/three', 0]);
      release();
      asked[0]?.();
      const there = delta === -1 ? '/two' : '/one';
      await waitFor(() => expect(history.now().location.pathname).toBe(there));
      expect([address(), asked.length, told]).toEqual([there, 1, 1]);
    });

    it('asks again at each attempt, also forward', async () => {
      start('/one');
      history.push('/two');
      await gone(-1, '/one');
      guard();
      for (const attempt of [1, 2]) {
        history.go(1);
        await waitFor(() => expect(asked).toHaveLength(attempt));
        await waitFor(() => expect(address()).toBe('/one'));
        // the way back is heard of
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect(asked).toHaveLength(2);
    });
  });
});
