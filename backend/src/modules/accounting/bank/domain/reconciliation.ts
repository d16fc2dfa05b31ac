import { assertNever, mistake, notFound, RuleViolation } from '../../../../platform/core/errors';
import type { Decider } from '../../../../platform/event-log/events/decider';
import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import type { ReconciliationDone, ReconciliationEvent } from './reconciliation.events';

export interface Reconcile extends ReconciliationDone {
  readonly type: 'Reconcile';
  readonly today: IsoDate;
  /** Opening balance and all settled lines of the bank to that day, in whole cents: what the statement should say. */
  readonly balance: number;
  /** How many lines of the bank to that day are still open. */
  readonly open: number;
}
export interface UndoReconciliation {
  readonly type: 'UndoReconciliation';
  readonly id: string;
  readonly reason: string;
}
export type ReconciliationCommand = Reconcile | UndoReconciliation;

type Done = Pick<ReconciliationDone, 'id' | 'through' | 'statementBalance'>;
/** The reconciliations of one bank account that stand, the latest last. */
export interface Reconciliations {
  readonly bankAccountId: string | null;
  readonly clientId: string | null;
  readonly done: readonly Done[];
}

/** The day up to which a bank account is reconciled; null: it never was. */
export const reconciledThrough = ({ done }: Reconciliations): IsoDate | null => done.at(-1)?.through ?? null;

const openInWords = (open: number, through: IsoDate): string =>
  `${open} ${open === 1 ? 'line of the bank is' : 'lines of the bank are'} open to ${usDate(through)}`;

const mustAgree = ({ balance, statementBalance, open, through }: Reconcile): void => {
  const difference = Math.abs(statementBalance - balance);
  const still = open > 0 ? openInWords(open, through) : null;
  if (difference !== 0) {
    const message =
      `The statement of ${dollars(statementBalance)} differs by ${dollars(difference)} from ${dollars(balance)}, ` +
      `what is settled to ${usDate(through)}${still ? `; ${still}` : ''}`;
    throw new RuleViolation('STATEMENT_DIFFERS', message, 'conflict', [{ field: 'statementBalance', message }]);
  }
  if (still) throw new RuleViolation('BANK_LINES_OPEN', `${still}: match, book or ignore them first`);
};

const reconcile = (command: Reconcile, state: Reconciliations): readonly ReconciliationEvent[] => {
  const { type: _, today, balance: __, open: ___, ...done } = command;
  const { through } = done;
  const last = reconciledThrough(state);
  if (through > today) throw mistake('through', 'This day is not over');
  if (last !== null && through <= last)
    throw mistake('through', `The account is already reconciled through ${usDate(last)}; choose a later date`);
  mustAgree(command);
  return [{ type: 'ReconciliationDone', data: done }];
};

const undo = ({ id, reason }: UndoReconciliation, state: Reconciliations): readonly ReconciliationEvent[] => {
  const { bankAccountId, clientId, done } = state;
  const found = done.find((each) => each.id === id);
  const last = done.at(-1);
  if (!found || !last || bankAccountId === null) throw notFound('reconciliation');
  if (found !== last)
    throw new RuleViolation(
      'LATER_RECONCILIATION',
      `The account is also reconciled through ${usDate(last.through)}; undo that first`,
    );
  return [{ type: 'ReconciliationUndone', data: { id, bankAccountId, clientId, through: found.through, reason } }];
};

const decide = (command: ReconciliationCommand, state: Reconciliations): readonly ReconciliationEvent[] => {
  switch (command.type) {
    case 'Reconcile':
      return reconcile(command, state);
    case 'UndoReconciliation':
      return undo(command, state);
    default:
      return assertNever(command);
  }
};

const evolve = (state: Reconciliations, { type, data }: ReconciliationEvent): Reconciliations => {
  const others = state.done.filter(({ id }) => id !== data.id);
  const { bankAccountId, clientId } = data;
  if (type === 'ReconciliationUndone') return { bankAccountId, clientId, done: others };
  const { id, through, statementBalance } = data;
  return { bankAccountId, clientId, done: [...others, { id, through, statementBalance }] };
};

/** The reconciliations of a bank account: each to a later day than the one before, the last one can be undone. */
export const reconciliationDecider: Decider<Reconciliations, ReconciliationCommand, ReconciliationEvent> = {
  initialState: { bankAccountId: null, clientId: null, done: [] },
  decide,
  evolve,
};
