import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeUploads, fileOf } from '../../../testing/fake-upload';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';
import { documentOf } from '../../../testing/portal-scene';
import { invoiceOf, loadOf } from '../../../testing/prepared/records';

const staff = { ...admin, permissions: [...admin.permissions, 'documents.read', 'documents.write', 'loads.read'] };
const bill = documentOf({ id: 5, originalName: 'bill.pdf', documentType: 'invoice', invoiceId: 17 });
const answers = {
  'GET /api/invoices': () => ({ body: [] }),
  'GET /api/invoices/17': () => ({ body: { ...invoiceOf({ id: 17, invoiceNumber: 'INV-17' }), payments: [] } }),
  'GET /api/loads': () => ({ body: [] }),
  'GET /api/loads/9': () => ({ body: loadOf({ id: 9, loadNumber: 'L-9' }) }),
  'GET /api/documents': () => ({ body: [bill] }),
};
const open = (at: string, user: object = staff) =>
  openApp(at, { 'GET /api/auth/user': () => ({ body: user }), ...answers });

describe('the documents of an invoice or a load', () => {
  it.each([
    ['/accounting/invoices/17', 'invoiceId', '17', 'Invoice INV-17'],
    ['/loads/9', 'loadId', '9', 'Load L-9'],
  ])('are listed in its panel at %s, and one more goes with it', async (at, field, id, name) => {
    const uploads = fakeUploads();
    const { typist, server } = open(at);
    const panel = within(await screen.findByRole('region', { name: 'Documents' }));
    expect(await panel.findByRole('link', { name: 'bill.pdf' })).toHaveAttribute('href', '/documents/uploads/5');
    expect(server.sent('GET', '/api/documents').map(({ query }) => query.get(field))).toEqual([id]);
    await typist.click(panel.getByRole('button', { name: 'Upload Document' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Upload for ${name}` }));
    expect(dialog.queryByLabelText(/^Client/)).toBeNull();
    await typist.selectOptions(dialog.getByLabelText(/^Document Type/), 'invoice');
    fireEvent.change(dialog.getByLabelText(/^File/), { target: { files: [fileOf('more.pdf', 'application/pdf')] } });
    await typist.click(dialog.getByRole('button', { name: 'Upload Document' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect([...(uploads[0]?.form.keys() ?? [])]).toEqual(['documentType', 'userId', field, 'file']);
    expect(uploads[0]?.form.get(field)).toBe(id);
  });

  it('are nothing to who may not read documents', async () => {
    const permissions = staff.permissions.filter((permission) => !permission.startsWith('documents.'));
    open('/accounting/invoices/17', { ...staff, role: 'employee', isAdmin: false, permissions });
    expect(await screen.findByText('Issue date')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Documents' })).toBeNull();
  });
});
