import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReadDocument } from '../../../../lib/api/api-types';
import { fakeUploads, fileOf } from '../../../../testing/fake-upload';
import { leastOfAnswer } from '../../../../testing/kit-records';
import { invoiceOf } from '../../../../testing/prepared/records';
import { renderApp, staffUser } from '../../../../testing/render-app';
import { CheckRemittance } from './check-remittance';

const READING = '/api/documents/read';
const paper = (over: Partial<ReadDocument>): ReadDocument => ({
  ...(leastOfAnswer('post', READING) as ReadDocument),
  kind: 'remittance',
  ...over,
});
const short = {
  ...{ invoiceId: 17, invoiceNumber: 'INV-17', paid: '1000.00', agrees: false },
  sentence: 'Invoice INV-17 is short by $100.00: detention missing',
  sources: ['invoice INV-17', 'remittance, page 1, line 4: LK-4410 $100.00 $1,000.00'],
};
const invoice = invoiceOf({ id: 17, invoiceNumber: 'INV-17', status: 'pending' });

describe('a remittance that is compared with an invoice', () => {
  const read = async (answer: ReadDocument) => {
    const uploads = fakeUploads();
    renderApp(<CheckRemittance invoice={invoice} />, { user: staffUser });
    fireEvent.change(screen.getByLabelText('Remittance to compare'), {
      target: { files: [fileOf('remittance.pdf', 'application/pdf')] },
    });
    await waitFor(() => expect(uploads.map(({ path }) => path)).toEqual([READING]));
    act(() => uploads[0]?.answer({ status: 200, body: answer }));
  };
  it('says what is missing, with both lines', async () => {
    await read(paper({ remitted: [short, { ...short, invoiceId: 18, sentence: 'Another' }] }));
    expect(await screen.findByText('Invoice INV-17 is short by $100.00: detention missing')).toBeInTheDocument();
    expect(screen.getByText(/^remittance, page 1, line 4/)).toBeInTheDocument();
    expect(screen.queryByText('Another')).toBeNull();
  });
  it('about others says nothing of it', async () => {
    await read(paper({ remitted: [{ ...short, invoiceId: 18 }] }));
    expect(await screen.findByText('The only line of this remittance is not about INV-17.')).toBeInTheDocument();
  });
  it('that is another paper says which', async () => {
    await read(paper({ kind: 'fuel_receipt' }));
    expect(await screen.findByText('This paper is not a remittance: Fuel receipt.')).toBeInTheDocument();
  });
  it.each([
    ['of a draft', { ...invoice, status: 'draft' as const }, staffUser],
    ['of who may not write invoices', invoice, { ...staffUser, permissions: ['invoices.read'] }],
  ])('is not asked %s', (_, of, user) => {
    renderApp(<CheckRemittance invoice={of} />, { user });
    expect(screen.queryByRole('button', { name: 'Compare a remittance' })).toBeNull();
  });
});
