import { objectOf } from '../../../../platform/fields/check';
import { Day, field, Id, Line, ListOf, Money, Uuid } from '../../../../platform/fields/decorators';
import { Invalid, type Rule } from '../../../../platform/fields/rule';
import { published } from '../../../../platform/fields/schema';
import { text } from '../../../../platform/fields/texts';
import { UUID } from '../../../../platform/fields/patterns';
import { whole } from '../../../../platform/fields/numbers';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Cents } from '../../../../platform/money/money';
import { ACCOUNT_NUMBER } from '../../ledger';
import { MOST_MATCHED } from '../domain/bank-line';

/** A line of a journal entry: the first one is line 0. */
@published('BankLedgerLine')
export class LedgerLineGiven {
  @Uuid('entry') entryId: string;
  @field<number>('line', (label) => whole(label, 0, 1_000)) line: number;
}
const ledgerLine = objectOf(() => LedgerLineGiven, 'Lines must be an object', 'BankLedgerLine');

export class MatchBankLine {
  @ListOf('lines', ledgerLine, {
    least: 1,
    tooFew: 'Choose the lines of the ledger that this line of the bank is',
    most: MOST_MATCHED,
    tooMany: `At most ${MOST_MATCHED} lines of the ledger are matched`,
  })
  lines: readonly LedgerLineGiven[];
}

export class BookBankLine {
  @Line('account', { max: 20, form: ACCOUNT_NUMBER, missing: 'Choose an account' }) accountNumber: string;
  @Line('description', { max: 500, absent: 'blank' }) description?: string;
  /** The accounting date, where the month of the line is closed. */
  @Day('booked on', { optional: true }) bookedOn?: IsoDate | null;
  @Id('carrier', { optional: true }) brokerId?: number | null;
  @Id('load', { optional: true }) loadId?: number | null;
  @Uuid('vehicle', { optional: true }) vehicleId?: string | null;
  @Id('driver', { optional: true }) driverId?: number | null;
}

export class IgnoreBankLine {
  @Line('reason', { max: 500, lines: true, missing: 'Say why this line is ignored' }) reason: string;
}

export class Reconcile {
  @Day('through') through: IsoDate;
  @Money('balance of the statement', { least: 'any' }) statementBalance: Cents;
}
export class UndoReconciliation {
  @Line('reason', { max: 500, lines: true, missing: 'Say why the reconciliation is undone' }) reason: string;
}

export class ThroughQuery {
  @Day('through', { absent: true, description: 'To the end of which day; today when it is left out' })
  through?: IsoDate;
}

const MOST_ASKED = 100;
const WRONG = `Ask for up to ${MOST_ASKED} ids, with commas between them`;
/** Ids in an address: 'id,id'. */
const ids = (label: string): Rule<readonly string[]> => {
  const inner = text(label, { max: MOST_ASKED * 37, missing: WRONG });
  return {
    read: (given) => {
      const said = inner.read(given);
      if (said instanceof Invalid) return said;
      const each = said.split(',').map((id) => id.trim().toLowerCase());
      return each.length <= MOST_ASKED && each.every((id) => UUID.test(id)) ? each : new Invalid(WRONG);
    },
    fault: () => null,
    show: (value) => value.join(','),
    shown: inner.shown,
    stored: inner.stored,
    column: inner.column,
    missing: WRONG,
    given: { type: 'string', pattern: `^${UUID_TEXT}(?:,${UUID_TEXT}){0,${MOST_ASKED - 1}}$`, description: WRONG },
  };
};
const UUID_TEXT = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

export class SuggestionQuery {
  @field<readonly string[]>('ids', ids) ids: readonly string[];
}
