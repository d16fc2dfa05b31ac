import { Body, Controller, Get, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import { monthsAfter, type IsoDate } from '../../../../platform/money/dates';
import { UuidParam } from '../../../../platform/web/routes/address';
import { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Firm } from '../../../administration/settings';
import { EntryBook } from '../commands/entry-book';
import { JournalEntries } from '../queries/journal/get-entry';
import { EntryReversal, EntryView, linesIn, NewEntry } from './entries.requests';

const MONTHS_AHEAD = 12;
const NAMES = ['clients', 'loads', 'vehicles', 'drivers'];

/** Journal entries that bookkeepers write by hand, and one entry as it stands in the books. */
@Controller('api/ledger/entries')
export class EntriesController {
  constructor(
    private readonly book: EntryBook,
    private readonly entries: JournalEntries,
    private readonly firm: Firm,
  ) {}

  @Get(':id')
  @Route({
    allow: 'ledger.read',
    summary: 'One journal entry, line by line',
    past: ['accounts', 'journal_lines', 'cash_lines', ...NAMES],
    answer: EntryView,
  })
  get(@UuidParam() id: string, @Me() viewer: Viewer): Promise<Versioned<EntryView>> {
    return this.answer(viewer, id);
  }

  @Post()
  @Route({ allow: 'ledger.write', summary: 'Write a journal entry by hand', answer: EntryView, status: 201 })
  async write(
    @Body() body: NewEntry,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<EntryView>> {
    await this.mustNotBeFarAhead(body.entryDate, context);
    const { entryDate, reference = null, description, clientId, documentId } = body;
    const id = await this.book.write(
      {
        entryDate,
        description,
        reference,
        clientId: clientId ?? null,
        documentId: documentId ?? null,
        lines: linesIn(body),
      },
      context,
    );
    return this.answer(viewer, id);
  }

  @Post(':id/reverse')
  @Route({
    allow: 'ledger.write',
    summary: 'Reverse an entry that was written by hand, on a date; the entry that takes it back',
    answer: EntryView,
    status: 201,
  })
  async reverse(
    @UuidParam() id: string,
    @Body() { reason, entryDate }: EntryReversal,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<EntryView>> {
    const on = entryDate ?? (await this.firm.today(context.clock.now()));
    await this.mustNotBeFarAhead(on, context);
    return this.answer(viewer, await this.book.reverse(id, on, reason, context));
  }

  private async answer(viewer: Viewer, id: string): Promise<Versioned<EntryView>> {
    const view = await this.entries.get(viewer, id);
    return new Versioned(view.version, view);
  }

  private async mustNotBeFarAhead(date: IsoDate, { clock }: CommandContext): Promise<void> {
    const last = monthsAfter(await this.firm.today(clock.now()), MONTHS_AHEAD);
    if (date > last) throw mistake('entryDate', 'An entry is at most one year ahead');
  }
}
