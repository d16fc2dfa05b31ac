import { Body, Controller, Patch, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import { yearsAfter } from '../../../../platform/money/dates';
import { changesOf, newOf, shownAs } from '../../../../platform/records/requests/requests';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { UuidParam } from '../../../../platform/web/routes/address';
import type { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Firm } from '../../../administration/settings';
import { TemplateBook, type GivenTemplate } from '../commands/template-book';
import { EntryTemplate } from '../entry-template';

export class NewEntryTemplate extends newOf(EntryTemplate) {}
export class EntryTemplateChanges extends changesOf(EntryTemplate) {}

/** Adds and changes templates of entries. Their other routes follow from the kind. */
@Controller('api/entry-templates')
export class EntryTemplatesController {
  constructor(
    @StoreOf(EntryTemplate) private readonly store: RecordStore<EntryTemplate>,
    private readonly book: TemplateBook,
    private readonly firm: Firm,
  ) {}

  @Post()
  @Route({ allow: 'ledger.write', summary: 'Add an entry template', answer: shownAs(EntryTemplate), status: 201 })
  async add(
    @Body() body: NewEntryTemplate,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<object>> {
    await this.mustBeginInTime(body, context);
    return this.store.answer(viewer, await this.book.add(body, context));
  }

  @Patch(':id')
  @Route({ allow: 'ledger.write', summary: 'Change an entry template', answer: shownAs(EntryTemplate) })
  async change(
    @UuidParam() id: string,
    @Body() body: EntryTemplateChanges,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<object>> {
    await this.mustBeginInTime(body, context);
    return this.store.answer(viewer, await this.book.change(id, body, context));
  }

  /** A wrong year would post an entry for every month since. */
  private async mustBeginInTime({ nextOn }: GivenTemplate, { clock }: CommandContext): Promise<void> {
    const earliest = yearsAfter(await this.firm.today(clock.now()), -1);
    if (nextOn && nextOn < earliest) throw mistake('nextOn', 'The next entry is at most one year back');
  }
}
