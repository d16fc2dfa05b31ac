import { screen, within } from '@testing-library/react';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';
import { invoiceOf } from '../../../testing/prepared/records';

describe('the overview of the accounting', () => {
  it('lists the latest five invoices', async () => {
    proves('RUL-406');
    const invoices = Array.from({ length: 6 }, (_, nr) => invoiceOf({ id: nr + 1, invoiceNumber: `INV-${nr + 1}` }));
    openApp('/accounting', {
      'GET /api/auth/user': () => ({ body: admin }),
      'GET /api/invoices': () => ({ body: invoices }),
    });
    const recent = within(await screen.findByRole('region', { name: 'Recent Invoices' }));
    const rows = await recent.findAllByRole('listitem');
    expect(rows.map((row) => /INV-\d/.exec(row.textContent ?? '')?.[0])).toEqual([
      'INV-1',
      'INV-2',
      'INV-3',
      'INV-4',
      'INV-5',
    ]);
  });
});
