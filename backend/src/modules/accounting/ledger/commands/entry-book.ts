import { Injectable } from '@nestjs/common';
import type { AnyPart } from '../../../../platform/event-log/commands/aggregate';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { part } from '../../../../platform/event-log/commands/task';
import { Ids } from '../../../../platform/database/ids';
import type { IsoDate } from '../../../../platform/money/dates';
import { reversalOf, type EntryCommand } from '../domain/entry';
import type { Entry } from '../domain/entry.events';
import { entries } from './entry-aggregate';
import { EntryReferences } from './entry-references';
import { OpenMonths } from './open-months';

const PREFIX = 'JE-';
const DIGITS = 6;
/** The field of the request that says when an entry is booked. */
const DATE = 'entryDate';

/** An entry as a bookkeeper writes it; without a reference it gets the next number: 'JE-000012'. */
export type NewEntry = Omit<Entry, 'id' | 'reference' | 'source' | 'reverses' | 'documentId'> & {
  readonly reference: string | null;
  readonly documentId: number | null;
};

/** Writes journal entries by hand and reverses them. */
@Injectable()
export class EntryBook {
  constructor(
    private readonly runner: CommandRunner,
    private readonly ids: Ids,
    private readonly references: EntryReferences,
    private readonly months: OpenMonths,
  ) {}

  /**
   * Writes an entry. A repeated request is answered with the entry that the first one wrote.
   * @returns its id
   * @throws RuleViolation naming the field
   */
  async write(entry: NewEntry, context: CommandContext): Promise<string> {
    const id = this.ids.uuid();
    const reference = entry.reference ?? (await this.nextNumber());
    return this.runner.runTogether({
      parts: await this.partsOf({ ...entry, id, reference, source: null }, context),
      context,
      answer: id,
      status: 201,
    });
  }

  /** What one commit needs to post an entry: the entry itself, and the marks of accounts that are used first. */
  async partsOf(entry: Entry, { scope }: CommandContext): Promise<readonly AnyPart[]> {
    const naming = { clientId: entry.clientId, documentId: entry.documentId ?? null, lines: entry.lines };
    const { lines, marks } = await this.references.use(entry.lines, scope);
    const command: EntryCommand = { ...entry, lines: [...lines], type: 'WriteEntry' };
    const written = part({
      aggregate: entries,
      id: entry.id,
      fresh: true,
      prepare: async () => {
        const named = await this.references.guards(naming, scope);
        return { command, guards: [...named, await this.months.mustBeOpen(entry.clientId, entry.entryDate, DATE)] };
      },
    });
    return [written, ...marks];
  }

  /**
   * Reverses an entry on a date, once; the entry that takes it back is posted in the same commit.
   * @returns the id of that entry
   */
  async reverse(id: string, on: IsoDate, reason: string, context: CommandContext): Promise<string> {
    const by = this.ids.uuid();
    const { answer } = await this.runner.run({
      aggregate: entries,
      id,
      context,
      status: 201,
      prepare: async (state) => {
        const command = { type: 'ReverseEntry', id, by, reason, on } as const;
        if (!state.posted) return { command };
        const guards = [await this.months.mustBeOpen(state.entry.clientId, on, DATE)];
        const taken = { ...reversalOf(state.entry, { id: by, on, reason }), type: 'PostEntry' };
        return { command, alongside: [{ aggregate: entries, id: by, command: taken, guards }] };
      },
      answer: () => by,
    });
    return answer;
  }

  async nextNumber(): Promise<string> {
    return `${PREFIX}${String(await this.ids.next('entry_numbers')).padStart(DIGITS, '0')}`;
  }
}
