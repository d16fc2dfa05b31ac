import { published } from '../../../../platform/fields/schema';
import {
  DAY,
  described,
  FLAG,
  INSTANT,
  listOf,
  MONEY,
  object,
  oneOf,
  orNull,
  Shown,
  TEXT,
  WHOLE,
} from '../../../../platform/fields/shown';
import { moneyText } from '../../../../platform/money/money';
import { DATE_FORMATS, type DateFormat } from '../domain/statement-values';
import type { Outstanding } from '../domain/reconciliation.events';
import type { ReconciliationRow } from '../projections/reconciliations';
import type { SuggestedMatch } from '../queries/suggestions';
import type { LedgerCandidate } from '../queries/candidates';
import type { Standing } from '../queries/unreconciled';

@published('BankRejectedLine')
class RejectedView {
  @Shown(described(WHOLE, 'The row of the sheet, or the how manieth line of the file')) line: number;
  @Shown(TEXT) reason: string;
}
@published('BankImport')
export class ImportView {
  @Shown(WHOLE) imported: number;
  @Shown(WHOLE) duplicates: number;
  @Shown(described(listOf(object(() => RejectedView)), 'The first thousand')) rejected: RejectedView[];
  @Shown(WHOLE) rejectedLines: number;
}

@published('BankColumnMapping')
class MappingView {
  @Shown(TEXT) date: string;
  @Shown(TEXT) text: string;
  @Shown(orNull(TEXT)) amount: string | null;
  @Shown(orNull(TEXT)) moneyIn: string | null;
  @Shown(orNull(TEXT)) moneyOut: string | null;
  @Shown(orNull(TEXT)) checkNumber: string | null;
  @Shown(orNull(TEXT)) fitId: string | null;
  @Shown(oneOf(DATE_FORMATS)) dateFormat: DateFormat;
  @Shown(FLAG) reversed: boolean;
}
@published('BankColumns')
export class ColumnsView {
  @Shown(listOf(TEXT)) headers: string[];
  @Shown(listOf(listOf(TEXT))) rows: string[][];
  @Shown(described(orNull(object(() => MappingView)), 'How the file would be read; null where that is to be chosen'))
  mapping: MappingView | null;
}

@published('BankCandidate')
export class CandidateView {
  @Shown(TEXT) entryId: string;
  @Shown(WHOLE) line: number;
  @Shown(DAY) date: string;
  @Shown(TEXT) reference: string;
  @Shown(TEXT) description: string;
  @Shown(orNull(TEXT)) party: string | null;
  @Shown(orNull(TEXT)) checkNumber: string | null;
  @Shown(described(MONEY, 'More than 0 is money that came in')) amount: string;
}
export const candidateView = (candidate: LedgerCandidate): CandidateView => {
  const { entryId, line, date, reference, description, partyName, checkNumber, amount } = candidate;
  return { entryId, line, date, reference, description, party: partyName, checkNumber, amount: moneyText(amount) };
};

@published('BankSuggestedBooking')
class SuggestedBookingView {
  @Shown(TEXT) ruleId: string;
  @Shown(TEXT) ruleName: string;
  @Shown(TEXT) accountNumber: string;
  @Shown(orNull(TEXT)) description: string | null;
  @Shown(orNull(WHOLE)) brokerId: number | null;
  @Shown(orNull(TEXT)) vehicleId: string | null;
  @Shown(orNull(WHOLE)) driverId: number | null;
}
@published('BankSuggestion')
export class SuggestionView {
  @Shown(described(listOf(object(() => CandidateView)), 'The lines of the ledger; none where a rule suggests to book'))
  lines: CandidateView[];
  @Shown(MONEY) amount: string;
  @Shown(listOf(TEXT)) reasons: string[];
  @Shown(described(FLAG, 'It is better than all others; of two equal ones none is')) chosen: boolean;
  @Shown(orNull(object(() => SuggestedBookingView))) booking: SuggestedBookingView | null;
}
@published('BankLineSuggestions')
export class LineSuggestionsView {
  @Shown(TEXT) bankLineId: string;
  @Shown(listOf(object(() => SuggestionView))) suggestions: SuggestionView[];
}
export const suggestionView = ({ lines, amount, reasons, chosen, rule }: SuggestedMatch): SuggestionView => ({
  lines: lines.map(candidateView),
  amount: moneyText(amount),
  reasons: [...reasons],
  chosen,
  booking: rule && {
    ruleId: rule.id,
    ruleName: rule.name,
    accountNumber: rule.accountNumber,
    description: rule.description,
    brokerId: rule.brokerId,
    vehicleId: rule.vehicleId,
    driverId: rule.driverId,
  },
});

@published('BankOutstandingLine')
class OutstandingView {
  @Shown(TEXT) entryId: string;
  @Shown(WHOLE) line: number;
  @Shown(DAY) date: string;
  @Shown(TEXT) reference: string;
  @Shown(TEXT) description: string;
  @Shown(MONEY) amount: string;
}
const outstandingView = ({ amount, ...line }: Outstanding): OutstandingView => ({ ...line, amount: moneyText(amount) });

@published('Reconciliation')
export class ReconciliationView {
  @Shown(TEXT) id: string;
  @Shown(TEXT) bankAccountId: string;
  @Shown(DAY) through: string;
  @Shown(MONEY) statementBalance: string;
  @Shown(described(MONEY, 'What the ledger had before the first line of the bank')) opening: string;
  @Shown(described(MONEY, 'What was settled since the reconciliation before')) cleared: string;
  @Shown(WHOLE) clearedLines: number;
  @Shown(MONEY) ledgerBalance: string;
  @Shown(described(listOf(object(() => OutstandingView)), 'Ledger lines that the bank did not show; a thousand'))
  outstanding: OutstandingView[];
  @Shown(WHOLE) outstandingLines: number;
  @Shown(INSTANT) doneAt: string;
  @Shown(TEXT) doneBy: string;
  @Shown(orNull(INSTANT)) undoneAt: string | null;
  @Shown(orNull(TEXT)) undoneBy: string | null;
  @Shown(orNull(TEXT)) reason: string | null;
}
export const reconciliationView = (row: ReconciliationRow): ReconciliationView => {
  const { clientId: _, statementBalance, opening, cleared, ledgerBalance, outstanding, ...rest } = row;
  return {
    ...rest,
    statementBalance: moneyText(statementBalance),
    opening: moneyText(opening),
    cleared: moneyText(cleared),
    ledgerBalance: moneyText(ledgerBalance),
    outstanding: outstanding.map(outstandingView),
  };
};

@published('BankStanding')
export class StandingView {
  @Shown(DAY) through: string;
  @Shown(described(orNull(DAY), 'The day to which the account is reconciled')) reconciledThrough: string | null;
  @Shown(MONEY) opening: string;
  @Shown(described(MONEY, 'Opening and all settled lines: what the statement should say')) balance: string;
  @Shown(described(WHOLE, 'Lines of the bank that are still open')) open: number;
  @Shown(MONEY) openSum: string;
  @Shown(MONEY) ledgerBalance: string;
  @Shown(listOf(object(() => OutstandingView))) outstanding: OutstandingView[];
  @Shown(WHOLE) outstandingLines: number;
  @Shown(MONEY) outstandingSum: string;
}
export const standingView = (standing: Standing, through: string, last: string | null): StandingView => ({
  through,
  reconciledThrough: last,
  opening: moneyText(standing.opening),
  balance: moneyText(standing.balance),
  open: standing.open,
  openSum: moneyText(standing.openSum),
  ledgerBalance: moneyText(standing.ledgerBalance),
  outstanding: standing.outstanding.map(outstandingView),
  outstandingLines: standing.outstandingLines,
  outstandingSum: moneyText(standing.outstandingSum),
});
