import { emptyLine, entryBody, totalsOf } from './entry-form';

const line = (over: Partial<typeof emptyLine>) => ({ ...emptyLine, ...over });

describe('what the lines of an entry come to', () => {
  it('is told by side, with what debits exceed credits by', () =>
    expect(
      totalsOf([line({ debit: '1,200.5' }), line({ credit: '700' }), line({ credit: '500.49' }), line({ debit: 'x' })]),
    ).toEqual({ debit: '1200.50', credit: '1200.49', difference: '0.01' }));
});

describe('the entry that is sent', () => {
  it('leaves out what nobody typed, and names the firm’s own books by null', () =>
    expect(
      entryBody({
        entryDate: '2026-11-01',
        reference: ' ',
        description: ' Rent ',
        clientId: '',
        documentId: '',
        lines: [
          line({ accountNumber: '6200', debit: '1200', loadId: '7' }),
          line({ accountNumber: '1000', credit: '1200' }),
        ],
      }),
    ).toEqual({
      entryDate: '2026-11-01',
      description: 'Rent',
      clientId: null,
      lines: [
        { accountNumber: '6200', debit: '1200.00', loadId: 7, vehicleId: null, driverId: null },
        { accountNumber: '1000', credit: '1200.00', loadId: null, vehicleId: null, driverId: null },
      ],
    }));
});
