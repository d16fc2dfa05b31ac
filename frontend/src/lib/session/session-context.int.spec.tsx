import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { agentUser } from '../../testing/prepared/people';
import { SessionContext, useCan, useSession, useUser, type SessionState } from './session-context';

const within = <Value,>(state: SessionState, use: () => Value) =>
  renderHook(use, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <SessionContext value={{ state, signIn: () => {}, signOut: () => {} }}>{children}</SessionContext>
    ),
  }).result.current;

describe('the session of a screen', () => {
  it('gives the user and what the user may do', () => {
    const state: SessionState = { status: 'signed-in', user: agentUser };
    expect(within(state, useUser)).toBe(agentUser);
    expect(within(state, useSession).state).toBe(state);
    expect([within(state, () => useCan('agent.read')), within(state, () => useCan('portal.read'))]).toEqual([
      true,
      false,
    ]);
  });

  it('gives no user before there is one, and is nowhere outside the app', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => within({ status: 'signed-out' }, useUser)).toThrow('useUser is for signed-in screens');
    expect(() => renderHook(useSession)).toThrow('useSession needs a SessionProvider above it');
    quiet.mockRestore();
  });
});
