import { deciderSpec } from '../../../../platform/testing/decider-spec';
import type { Posting } from '../../../../platform/money/postings';
import type { Payment } from '../../invoice-money';
import { invoiceDecider } from './invoice.decider';
import type { CommandOf, InvoiceCommand } from './invoice.commands';
import type { InvoiceEvent } from './invoice.events';
import { drafted, issued, NAMED, PAYMENT, TERMS } from './invoice.fixture';
import { invoicePostings } from './invoice.postings';

const given = deciderSpec(invoiceDecider);
type Changes = CommandOf<'ChangeInvoice'>['changes'];
const change = (changes: Changes, ofLoad?: CommandOf<'ChangeInvoice'>['ofLoad']): InvoiceCommand => ({
  type: 'ChangeInvoice',
  id: 7,
  changes,
  paymentId: 9,
  on: '2026-11-21',
  ...(ofLoad ? { ofLoad } : {}),
});
const base = {
  id: 7,
  number: 'INV-000007',
  clientId: null,
  before: NAMED,
  lines: TERMS.lines,
  allocated: [],
  fees: 0,
  on: '2026-11-21',
};
const reassigned = (over: object): InvoiceEvent => ({
  type: 'InvoiceReassigned',
  data: { ...base, after: NAMED, ...over },
});
const hauled = { vehicleId: 'truck-1', driverId: 5 };

describe('an issued invoice', () => {
  it('is assigned to another load with the vehicle and driver of that load', () =>
    given(issued)
      .when(change({ loadId: 4 }, hauled))
      .then(reassigned({ after: { ...NAMED, loadId: 4, ...hauled } })));
  it('keeps the vehicle and driver that are said beside the load', () =>
    given(issued)
      .when(change({ loadId: 4, driverId: 6 }, hauled))
      .then(reassigned({ after: { ...NAMED, loadId: 4, vehicleId: 'truck-1', driverId: 6 } })));
  it('stays with its driver where the same load is sent again', () => {
    const first = reassigned({ after: { ...NAMED, loadId: 4, vehicleId: 'truck-2', driverId: 6 } });
    given(issued, first)
      .when(change({ loadId: 4 }, hauled))
      .thenNothing();
  });
  it('is noted and assigned in one commit', () =>
    given(issued)
      .when(change({ notes: 'Call first', vehicleId: 'truck-1' }))
      .then(
        { type: 'InvoiceNotesChanged', data: { id: 7, changes: { notes: 'Call first' } } },
        reassigned({ after: { ...NAMED, vehicleId: 'truck-1' } }),
      ));
  it('moves what payments cleared and the fees kept of them; a later reversal names the new load', () => {
    const paid: Payment = {
      ...PAYMENT,
      id: 7,
      number: 'INV-000007',
      clientId: null,
      amount: 700_00,
      factorFee: 20_00,
      netAmount: 680_00,
      allocated: [{ kind: 'freight', amount: 700_00 }],
      dimensions: NAMED,
    };
    const received: InvoiceEvent = { type: 'InvoicePaymentReceived', data: paid };
    const moved = reassigned({
      after: { ...NAMED, vehicleId: 'truck-1' },
      allocated: [{ kind: 'freight', amount: 700_00 }],
      fees: 20_00,
    });
    given(issued, received)
      .when(change({ vehicleId: 'truck-1' }))
      .then(moved);
    given(issued, received, moved)
      .when({ type: 'ReversePayment', id: 7, paymentId: 1, reason: 'Bounced', on: '2026-11-22' })
      .then({
        type: 'InvoicePaymentReversed',
        data: {
          ...paid,
          dimensions: { ...NAMED, vehicleId: 'truck-1' },
          reason: 'Bounced',
          reversedOn: '2026-11-22',
        },
      });
  });
  it('of an earlier release, whose entry names nothing, is assigned from nothing', () => {
    const { vehicleId: _, ...old } = TERMS;
    given({ type: 'InvoiceIssued', data: { ...old, id: 7 } })
      .when(change({ loadId: 4 }, hauled))
      .then(reassigned({ before: null, after: { ...NAMED, loadId: 4, ...hauled } }));
  });
});

describe('a draft', () => {
  it('is written again with its load, and books nothing', () =>
    given(drafted)
      .when(change({ loadId: 4 }, hauled))
      .then({ type: 'InvoiceDrafted', data: { ...TERMS, id: 7, loadId: 4, ...hauled } }));
});

describe('the entry of an assignment', () => {
  /** Net of each account and vehicle, in cents. */
  const net = (lines: Posting['lines']): Record<string, number> => {
    const sums: Record<string, number> = {};
    for (const { accountNumber, vehicleId = 'none', debit, credit } of lines) {
      const key = `${accountNumber} ${vehicleId}`;
      sums[key] = (sums[key] ?? 0) + debit - credit;
    }
    return sums;
  };
  const data = {
    ...base,
    before: { ...NAMED, vehicleId: 'a' },
    after: { ...NAMED, vehicleId: 'b' },
    lines: [
      { kind: 'freight' as const, description: 'Freight', amount: 1_850_00 },
      { kind: 'detention' as const, description: '3 h', amount: 150_00 },
    ],
    allocated: [
      { kind: 'freight' as const, amount: 647_50 },
      { kind: 'detention' as const, amount: 52_50 },
    ],
    fees: 20_00,
  };

  it('moves all income on accrual basis, on cash basis what was paid, and the fees in both', () => {
    const [entry] = invoicePostings.InvoiceReassigned.books(data);
    expect(net(entry?.lines ?? [])).toEqual({
      '4000 a': 1_850_00,
      '4050 a': 150_00,
      '6000 a': -20_00,
      '4000 b': -1_850_00,
      '4050 b': -150_00,
      '6000 b': 20_00,
    });
    expect(net(entry?.cashLines ?? [])).toEqual({
      '4000 a': 647_50,
      '4050 a': 52_50,
      '6000 a': -20_00,
      '4000 b': -647_50,
      '4050 b': -52_50,
      '6000 b': 20_00,
    });
  });
});
