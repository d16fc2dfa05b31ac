import { Day, Uuid, Whole } from '../../../platform/fields/decorators';
import { ShownRecord } from '../../../platform/records/kind/stored-record';
import { PartOf, type RowsFrom } from '../../../platform/records/kind/rich-kind';
import { bankLineEvents, type LedgerLineRef } from './domain/bank-line.events';

const idOf = (bankLineId: string, { entryId, line }: LedgerLineRef): string => `${bankLineId} ${entryId} ${line}`;
const PARTS = / ([0-9a-f-]{36}) (\d+)$/;

/** What a row is about, out of its id. */
const partsOf = (id: string): LedgerLineRef => {
  const [, entryId = '', line = ''] = PARTS.exec(id) ?? [];
  return { entryId, line: Number(line) };
};

/** The fold of events of a line of the bank into the ledger lines that it is matched with. */
const matchRows: RowsFrom<typeof bankLineEvents, BankMatch> = {
  name: 'bank-matches',
  version: 1,
  keys: (event) =>
    event.type === 'BankLineMatched' || event.type === 'BankLineUnmatched'
      ? event.data.lines.map((ref) => ({ id: idOf(event.data.id, ref) }))
      : [],
  on: {
    BankLineMatched: (_, { data }, { id = '' }) => ({
      id,
      ...partsOf(id),
      bankLineId: data.id,
      clientId: data.clientId,
      clearedOn: data.date,
    }),
    BankLineUnmatched: () => null,
  },
};

/** A line of the ledger that a line of the bank is matched with: one at most, as the unique index has it. */
@PartOf(bankLineEvents, {
  title: 'match of a bank line',
  pluralTitle: 'matches of bank lines',
  plural: 'bank-matches',
  wordIds: true,
  displayName: 'id',
  parent: 'bankLineId',
  unique: [
    {
      index: 'bank_matches_line',
      by: ['entryId', 'line'],
      say: () => 'This line of the ledger is matched with another line of the bank already',
    },
  ],
  may: { read: 'bank.read' },
  rows: matchRows,
})
export class BankMatch extends ShownRecord<string> {
  @Uuid('entry') entryId: string;
  @Whole('line', 0, 1_000) line: number;
  @Uuid('bank line') bankLineId: string;
  @Uuid('client', { optional: true }) clientId: string | null;
  /** The day of the line of the bank. */
  @Day('cleared on') clearedOn: string;
}
