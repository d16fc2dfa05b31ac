import { deciderSpec } from '../../../../platform/testing/decider-spec';
import { reconciliationDecider, type Reconcile } from './reconciliation';
import type { ReconciliationDone, ReconciliationEvent } from './reconciliation.events';

const given = deciderSpec(reconciliationDecider);
const NOVEMBER: ReconciliationDone = {
  id: '0198dddd-0000-7000-8000-000000000001',
  bankAccountId: '0198bbbb-0000-7000-8000-000000000001',
  clientId: null,
  through: '2026-11-30',
  statementBalance: 11_023_45,
  opening: 10_000_00,
  cleared: 1_023_45,
  clearedLines: 5,
  ledgerBalance: 11_023_45,
  outstanding: [],
  outstandingLines: 0,
};
const asked = (over: Partial<Reconcile> = {}): Reconcile => ({
  type: 'Reconcile',
  ...NOVEMBER,
  today: '2026-12-01',
  balance: 11_023_45,
  open: 0,
  ...over,
});
const november: ReconciliationEvent = { type: 'ReconciliationDone', data: NOVEMBER };
const december: ReconciliationEvent = {
  type: 'ReconciliationDone',
  data: { ...NOVEMBER, id: '0198dddd-0000-7000-8000-000000000002', through: '2026-12-31' },
};

describe('A reconciliation', () => {
  it('agrees with the statement to the cent, or names the difference', () => {
    given().when(asked()).then(november);
    given()
      .when(asked({ statementBalance: 11_023_44 }))
      .thenRefused('STATEMENT_DIFFERS', /differs by \$0\.01 from \$11,023\.45/);
    given()
      .when(asked({ balance: 11_023_46, open: 1 }))
      .thenRefused('STATEMENT_DIFFERS', /; 1 line of the bank is open to 11\/30\/2026$/);
  });

  it('waits for lines that are open, also where they come to nothing', () => {
    given()
      .when(asked({ open: 2 }))
      .thenRefused('BANK_LINES_OPEN', /^2 lines of the bank are open to 11\/30\/2026: match/);
  });

  it('is of a day that has come, later than the one before', () => {
    given()
      .when(asked({ today: '2026-11-29' }))
      .thenRefused('INVALID', 'This day is not over');
    given(november)
      .when(asked())
      .thenRefused('INVALID', /^The account is already reconciled through 11\/30\/2026/);
    given(november)
      .when(asked({ id: december.data.id, through: '2026-12-31', today: '2026-12-31' }))
      .then(december);
  });

  it('is undone with a reason, the last one first', () => {
    const undone = (event: ReconciliationEvent): ReconciliationEvent => ({
      type: 'ReconciliationUndone',
      data: {
        id: event.data.id,
        bankAccountId: NOVEMBER.bankAccountId,
        clientId: null,
        through: event.data.through,
        reason: 'Wrong month',
      },
    });
    const undo = (event: ReconciliationEvent) =>
      ({ type: 'UndoReconciliation', id: event.data.id, reason: 'Wrong month' }) as const;
    given(november, december).when(undo(december)).then(undone(december));
    given(november, december)
      .when(undo(november))
      .thenRefused('LATER_RECONCILIATION', /also reconciled through 12\/31\/2026/);
    given(november, december, undone(december)).when(undo(november)).then(undone(november));
    given(november, undone(november)).when(undo(november)).thenRefused('NOT_FOUND');
    given(november, undone(november)).when(asked()).then(november);
    given().when(undo(november)).thenRefused('NOT_FOUND');
  });
});
