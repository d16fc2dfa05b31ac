import { published } from '../../../../platform/fields/schema';
import { described, listOf, object, orNull, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';
import { moneyText } from '../../../../platform/money/money';
import type { FuelReceived } from '../commands/import-fuel';
import { isRejected, type ReadRow } from '../domain/normal-row';

class LineReason {
  @Shown(WHOLE) line: number;
  @Shown(TEXT) reason: string;
}
class ColumnView {
  @Shown(TEXT) header: string;
  @Shown(TEXT) field: string;
}
class LineView {
  @Shown(WHOLE) line: number;
  @Shown(described(orNull(TEXT), 'Why it could not be imported; the rest is empty then')) reason: string | null;
  @Shown(orNull(TEXT)) date: string | null;
  @Shown(orNull(TEXT)) time: string | null;
  @Shown(orNull(TEXT)) unit: string | null;
  @Shown(described(orNull(TEXT), 'The last four digits')) card: string | null;
  @Shown(orNull(TEXT)) state: string | null;
  @Shown(orNull(TEXT)) product: string | null;
  @Shown(orNull(TEXT)) quantity: string | null;
  @Shown(orNull(TEXT)) amount: string | null;
  @Shown(orNull(TEXT)) fee: string | null;
  @Shown(orNull(TEXT)) currency: string | null;
}
class PreviewView {
  @Shown(orNull(TEXT)) provider: string | null;
  @Shown(listOf(TEXT)) headers: string[];
  @Shown(listOf(object(() => ColumnView))) columns: ColumnView[];
  @Shown(listOf(listOf(TEXT))) rows: string[][];
  @Shown(listOf(object(() => LineView))) lines: LineView[];
}

/** What became of the lines of a file, as far as it is; of a dry run what it would bring. */
@published('FuelImportOutcome')
export class FuelImportOutcome {
  @Shown(described(orNull(TEXT), 'The import; null after a dry run')) id: string | null;
  @Shown(TEXT) status: string;
  @Shown(orNull(TEXT)) provider: string | null;
  @Shown(WHOLE) transactionsImported: number;
  @Shown(WHOLE) duplicates: number;
  @Shown(WHOLE) setAside: number;
  @Shown(WHOLE) rejectedLines: number;
  @Shown(WHOLE) total: number;
  @Shown(listOf(object(() => LineReason))) aside: LineReason[];
  @Shown(listOf(object(() => LineReason))) rejected: LineReason[];
  @Shown(orNull(TEXT)) reason: string | null;
  @Shown(orNull(object(() => PreviewView))) preview: PreviewView | null;
}

const lineView = (row: ReadRow): LineView => {
  const none = {
    ...{ reason: null, date: null, time: null, unit: null, card: null, state: null, product: null, quantity: null },
    ...{ amount: null, fee: null, currency: null },
  };
  if (isRejected(row)) return { ...none, ...row };
  const { line, date, time, unit, card, state, product, quantity, quantityUnit, amount, fee, currency } = row;
  return {
    ...{ ...none, line, date, time, unit, state, product, currency },
    card: card?.digits.slice(-4) ?? null,
    quantity: quantity === null ? null : `${quantity} ${quantityUnit}`,
    amount: moneyText(amount),
    fee: moneyText(fee),
  };
};

const NOTHING = { transactionsImported: 0, duplicates: 0, setAside: 0, rejectedLines: 0, aside: [], rejected: [] };

/** The outcome of an import, or what a dry run found. */
export const outcomeView = (received: FuelReceived): FuelImportOutcome => {
  if ('preview' in received) {
    const { provider, headers, columns, rows, lines } = received.preview;
    const listed = Object.entries(columns).map(([header, field]) => ({ header, field }));
    const preview = {
      ...{ provider, headers: [...headers], columns: listed },
      rows: rows.map((row) => [...row]),
      lines: lines.map(lineView),
    };
    return { ...NOTHING, id: null, status: 'preview', provider, total: lines.length, reason: null, preview };
  }
  const { id, status, provider, imported, duplicates, setAside, rejected, total, lines, reason } = received.ordered;
  const told = (outcome: string): LineReason[] =>
    lines.filter((one) => one.outcome === outcome).map((one) => ({ line: one.line, reason: one.reason }));
  return {
    ...{ id, status, provider, duplicates, setAside, total, reason, preview: null },
    ...{ transactionsImported: imported, rejectedLines: rejected },
    ...{ aside: told('set_aside'), rejected: told('rejected') },
  };
};
