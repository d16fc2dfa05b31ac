import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { allowedByRoute, inner, type CommandContext } from '../../../../platform/event-log/commands/context';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Firm } from '../../../administration/settings';
import { outcomesOf, outcomesWith, proposedOf, type Saved } from '../domain/outcomes';
import { PaperReading, READER } from '../paper-reading';
import type { PaperRead } from '../queries/read-paper';

const LONGEST_NAME = 255;
/** Ids follow from file, person and reader; their time says nothing. */
const SAME_TIME = Date.UTC(2026, 0, 1);
const idOf = (file: string, userId: string | null): string => {
  const random = createHash('sha256')
    .update(`${READER} ${userId ?? ''} ${file}`)
    .digest();
  return v7({ msecs: SAME_TIME, seq: random.readUInt32BE(16), random });
};
const nameOf = (name: string): string =>
  name
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME) || 'Paper';

/** What was saved of a paper: in which invoice or load, and what their fields say. */
export interface SavedPaper {
  readonly invoiceId: number | null;
  readonly loadId: number | null;
  readonly saved: Saved;
}

/** Keeps what the reader proposed, and what was saved of it, each once. */
@Injectable()
export class PaperReadings {
  constructor(
    @StoreOf(PaperReading) private readonly readings: RecordStore<PaperReading>,
    private readonly firm: Firm,
  ) {}

  /** The reading of a file by who acts; the same one when it was read before. @param file its SHA-256 */
  async begun(file: string, name: string, context: CommandContext): Promise<PaperReading> {
    const { id: userId, name: readBy } = context.actor;
    const id = idOf(file, userId);
    const known = await this.readings.find(EVERYTHING, id);
    if (known) return known;
    const month = (await this.firm.today()).slice(0, 7);
    const values = { name: nameOf(name), file, reader: READER, month, readBy, userId };
    try {
      return (await this.readings.addAs(id, values, inner(allowedByRoute(context)))).record;
    } catch (error) {
      const other = await this.readings.find(EVERYTHING, id);
      if (other) return other;
      throw error;
    }
  }

  /** Keeps what was proposed; nothing when that is already on file. */
  async read({ id, status }: PaperReading, paper: PaperRead, context: CommandContext): Promise<void> {
    if (status !== 'begun') return;
    const records = Object.fromEntries(paper.parties.map(({ name, known }) => [name, known?.id]));
    await this.once(
      id,
      'begun',
      {
        status: 'read',
        paperKind: paper.kind,
        source: paper.source,
        pagesRead: paper.pages,
        pageCount: paper.of,
        fields: proposedOf({ ...paper, records }),
      },
      context,
    );
  }

  /** Keeps what became of each field, each once: of a load first, of its invoice later. */
  async saved(id: string, { invoiceId, loadId, saved }: SavedPaper, context: CommandContext): Promise<void> {
    const decided = (reading: PaperReading): object => {
      const isNew = (invoiceId !== null && reading.invoiceId === null) || (loadId !== null && reading.loadId === null);
      if (reading.status === 'begun' || !isNew) return {};
      return {
        status: 'saved',
        outcomes: outcomesWith(reading.outcomes, outcomesOf(reading.fields, saved)),
        invoiceId: reading.invoiceId ?? invoiceId,
        loadId: reading.loadId ?? loadId,
      };
    };
    await this.readings.change(id, decided, inner(allowedByRoute(context)));
  }

  get(id: string): Promise<PaperReading> {
    return this.readings.get(EVERYTHING, id);
  }

  /** Two that come at once change it once. */
  private async once(
    id: string,
    from: PaperReading['status'],
    changes: Partial<PaperReading>,
    context: CommandContext,
  ): Promise<void> {
    const decided = ({ status }: PaperReading): object => (status === from ? changes : {});
    await this.readings.change(id, decided, inner(allowedByRoute(context)));
  }
}
