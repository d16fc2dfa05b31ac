import { screen } from '@testing-library/react';
import { obligationKit } from './obligation-kit';
import type { ObligationStatus } from '../../../lib/api/api-types';
import { recordOfKit } from '../../../testing/kit-records';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';

/**
 * The steps of an obligation: papers first, then ready, filed, accepted by the agency; what is over can be opened
 * again.
 */
const STEPS: Readonly<Record<ObligationStatus, readonly string[]>> = {
  open: ['Mark filed', 'Mark ready'],
  waiting: ['Mark filed', 'Mark ready', 'Reopen'],
  ready: ['Mark filed', 'Reopen'],
  filed: ['Mark accepted', 'Reopen'],
  accepted: ['Reopen'],
  not_applicable: ['Reopen'],
  lapsed: [],
};

const open = (status: string, may: readonly string[]) => {
  const record = { ...recordOfKit(obligationKit), status };
  openApp(`/practice/${record.id}`, {
    'GET /api/auth/user': () => ({
      body: { ...admin, role: 'employee', isAdmin: false, permissions: ['obligations.read', 'clients.read', ...may] },
    }),
    'GET /api/practice': () => ({ body: [] }),
    'GET /api/practice/weeks': () => ({ body: [] }),
    'GET /api/practice/people': () => ({ body: [] }),
    'GET /api/clients': () => ({ body: [] }),
    'GET /api/paper-requests': () => ({ body: [] }),
    [`GET ${obligationKit.path}/${record.id}`]: () => ({ body: record }),
  });
};
const offered = async (): Promise<(string | null)[]> => {
  await screen.findByText('Basis');
  return screen.queryAllByRole('button', { name: /^(Mark |Reopen)/ }).map(({ textContent }) => textContent);
};

it.each(Object.entries(STEPS))(
  'an obligation that is %s offers the steps that its flow allows',
  async (status, steps) => {
    open(status, ['obligations.write']);
    expect(await offered()).toEqual(steps);
  },
);

it('offers no step to who may only read', async () => {
  open('waiting', []);
  expect(await offered()).toEqual([]);
});
