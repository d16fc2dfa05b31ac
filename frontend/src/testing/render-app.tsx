import { render } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { createQueryClient } from '../app/query-client';
import { Toaster } from '../components/toast/toaster';
import type { User } from '../lib/api/api-types';
import { SessionContext } from '../lib/session/session-context';
import { newTypist } from './typist';

export const staffUser: User = {
  id: 'user-1',
  email: 'dana@ridgeline.test',
  firstName: 'Dana',
  lastName: 'Whitfield',
  name: 'Dana Whitfield',
  displayName: 'Dana Whitfield',
  profileImageUrl: '',
  role: 'employee',
  isActive: true,
  isAdmin: false,
  isAgent: false,
  clientId: null,
  driverId: null,
  agent: null,
  lastLogin: null,
  createdAt: '2026-01-05T15:00:00.000Z',
  updatedAt: '2026-01-05T15:00:00.000Z',
  permissions: ['invoices.read', 'invoices.write', 'brokers.read', 'brokers.write', 'loads.read', 'clients.read'],
};

interface Scene {
  user?: User | null;
  at?: string;
}

export const renderApp = (page: ReactNode, { user = null, at = '/' }: Scene = {}) => {
  const signIn = jest.fn();
  const signOut = jest.fn();
  const session = {
    state: user ? { status: 'signed-in' as const, user } : { status: 'signed-out' as const },
    signIn,
    signOut,
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionContext value={session}>
        <MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>
      </SessionContext>
      <Toaster />
    </QueryClientProvider>,
  );
  return { signIn, signOut, typist: newTypist() };
};
