import { mistake } from '../../../../platform/fields/check';
import { kindOfSheet } from '../../../../platform/infrastructure/spreadsheets/kind-of-sheet';
import { readSheet, UnreadableSheet } from '../../../../platform/infrastructure/spreadsheets/read-sheet';
import { columnsIn, eventOf, type Columns, type RefusedLine, type ToldEvent } from '../domain/read-event';

/** The most rows of a file: a month of a fleet. */
const MOST_ROWS = 20_000;
const NO_FILE = 'Please select a CSV or Excel file.';

export interface ReadEvents {
  readonly events: readonly ToldEvent[];
  readonly refused: readonly RefusedLine[];
  readonly total: number;
}

/** Reads a file of a device. @throws RuleViolation INVALID naming `file`, with what it lacks */
export const readEvents = async (place: string): Promise<ReadEvents> => {
  const kind = await kindOfSheet(place);
  if (!kind) throw mistake('file', NO_FILE);
  const events: ToldEvent[] = [];
  const refused: RefusedLine[] = [];
  let columns: Columns | null = null;
  let line = 0;
  try {
    for await (const step of readSheet(place, kind, MOST_ROWS)) {
      if ('read' in step) continue;
      for (const cells of step.rows) {
        line += 1;
        if (columns === null) {
          const found = columnsIn(cells);
          if (typeof found === 'string') throw mistake('file', found);
          columns = found;
          continue;
        }
        if (cells.every((cell) => cell.trim() === '')) continue;
        const read = eventOf(cells, columns, line);
        if ('reason' in read) refused.push(read);
        else events.push(read);
      }
    }
  } catch (error) {
    throw error instanceof UnreadableSheet ? mistake('file', error.message) : error;
  }
  return { events, refused, total: events.length + refused.length };
};
