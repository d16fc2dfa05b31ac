import { Body, Controller, Get, Post, StreamableFile } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { FLAG, described, listOf, object } from '../../../../platform/fields/shown';
import type { Values } from '../../../../platform/records/kind/kind';
import { shownAs, shownWith } from '../../../../platform/records/requests/requests';
import { richRoutes, withBody } from '../../../../platform/records/routes/rich-routes';
import { UuidParam } from '../../../../platform/web/routes/address';
import { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { pdfFile, PdfRoute } from '../../../../platform/web/routes/pdf-route';
import { Route } from '../../../../platform/web/routes/route';
import { fileOf, streamed } from '../../../accounting/reports';
import { ReturnBook, type HowFiled } from '../commands/return-book';
import { differencesOf } from '../domain/differences';
import { periodOf } from '../domain/period';
import { IftaReturn, iftaReturnKind } from '../ifta-return';
import { AuditPaper } from '../pdf/audit-paper';
import { ReturnPrinter } from '../pdf/print-return';
import { EntriesOfReturn } from '../queries/entries-of-return';
import { AuditPack } from '../queries/audit-pack';
import {
  differenceView,
  EntryOfReturnView,
  entryView,
  ReturnDifferenceView,
  warningsView,
  WarningView,
} from './return.answers';
import {
  AmendedReturn,
  FiledReturn,
  NewReturn,
  ReturnAnew,
  ReturnPayment,
  ReversedReturnPayment,
} from './returns.requests';

const answer = shownAs(IftaReturn);
const withNow = shownWith('FuelTaxReturnNow', IftaReturn, {
  isCurrent: described(FLAG, 'Trips, fuel and rates are the same as when it was calculated'),
  warnings: listOf(object(() => WarningView)),
  entries: described(
    listOf(object(() => EntryOfReturnView)),
    'The journal entries of its filing, amendments and payments',
  ),
  changes: described(listOf(object(() => ReturnDifferenceView)), 'What they say otherwise now, line by line'),
});

const derived = richRoutes(iftaReturnKind, {
  list: true,
  pdf: { printer: ReturnPrinter, past: ['settings', 'clients'] },
  commands: {
    pay: withBody(ReturnPayment, {
      allow: 'payments.write',
      summary: 'Say that what is open of a return was paid, or that its refund came in',
      command: (id, { on: today, body }) => {
        const { paidOn, reference = null, bookedOn = null } = body;
        return { type: 'PayIftaReturn', id, paidOn: paidOn ?? today, today, reference, bookedOn };
      },
    }),
    'payment/reverse': withBody(ReversedReturnPayment, {
      allow: 'payments.write',
      summary: 'Reverse the payment of a return; it is open again',
      command: (id, { on: today, body: { reversedOn, reason } }) => ({
        ...{ type: 'ReverseIftaReturnPayment', id, reversedOn: reversedOn ?? today, today, reason },
      }),
    }),
    discard: {
      allow: 'ifta.write',
      summary: 'Discard a return that was not filed',
      command: (id) => ({ type: 'DiscardIftaReturn', id }),
    },
  },
});

/** Fuel tax returns: worked out from trips, fuel and rates, reviewed, filed, amended, paid. */
@Controller('api/ifta/returns')
export class ReturnsController extends derived {
  constructor(
    private readonly book: ReturnBook,
    private readonly prints: ReturnPrinter,
    private readonly packs: AuditPack,
    private readonly papers: AuditPaper,
    private readonly entries: EntriesOfReturn,
  ) {
    super();
  }

  @Get(':id')
  @Route({
    allow: 'ifta.read',
    summary: 'One fuel tax return, with what trips, fuel and rates say otherwise since',
    past: ['ifta_returns', 'ifta_rates', 'trips', 'expenses', 'vehicles', 'clients', 'journal_lines'],
    answer: withNow,
  })
  async one(@UuidParam() id: string, @Me() viewer: Viewer): Promise<Versioned<Values>> {
    const record = await this.store.get(viewer, id);
    const { version, body } = await this.store.answer(viewer, { record });
    const { terms, problems } = await this.book.now(id, record.filedOn, { scope: viewer });
    const isCurrent = terms.inputHash === record.inputHash;
    const changes = isCurrent ? [] : differencesOf(record, terms).map(differenceView);
    const entries = (await this.entries.of(id)).map(entryView);
    return new Versioned(version, { ...body, isCurrent, warnings: warningsView(problems), changes, entries });
  }

  @Get(':id/csv')
  @Route({ allow: 'ifta.read', summary: 'A return as CSV', answer: 'file', type: 'text/csv' })
  async csv(@UuidParam() id: string, @Me() viewer: Viewer): Promise<StreamableFile> {
    const { year, quarter } = await this.store.get(viewer, id);
    return streamed(await fileOf(await this.prints.table(id, viewer), 'csv', periodOf(year, quarter)));
  }

  @Get(':id/audit-pack')
  @Route({
    allow: 'ifta.read',
    summary: 'All that an auditor asks for: return, trips, fuel, receipts, rates and history in one ZIP',
    answer: 'file',
    type: 'application/zip',
  })
  async pack(@UuidParam() id: string, @Me() viewer: Viewer): Promise<StreamableFile> {
    const { filename, bytes } = await this.packs.of(id, viewer);
    return new StreamableFile(bytes, {
      type: 'application/zip',
      disposition: `attachment; filename="${filename}"`,
    });
  }

  @Get(':id/audit-pack/pdf')
  @PdfRoute({
    allow: 'ifta.read',
    summary: 'The same as one PDF: each number with the records that it is from, and the list of receipts',
  })
  async packPdf(@UuidParam() id: string, @Me() viewer: Viewer): Promise<StreamableFile> {
    const { number, pdf } = await this.papers.print(id, viewer);
    return pdfFile(number, pdf);
  }

  @Post()
  @Route({ allow: 'ifta.write', summary: 'Work out the return of a client for a quarter', answer, status: 201 })
  async draft(
    @Body() body: NewReturn,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const { clientId, year, quarter, units = null, previousCredit } = body;
    const asked = { clientId, year, quarter, units, previousCredit: previousCredit ?? 0 };
    return this.store.answer(viewer, await this.book.draft(asked, context));
  }

  @Post(':id/draft')
  @Route({ allow: 'ifta.write', summary: 'Work a return out again from what trips, fuel and rates say now', answer })
  async anew(
    @UuidParam() id: string,
    @Body() { previousCredit = null }: ReturnAnew,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    return this.store.answer(viewer, await this.book.draftAnew(id, previousCredit, context));
  }

  @Post(':id/review')
  @Route({ allow: 'ifta.write', summary: 'Say that a return was looked through; its score is kept', answer })
  async review(
    @UuidParam() id: string,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    return this.store.answer(viewer, await this.book.reviewed(id, context));
  }

  @Post(':id/file')
  @Route({ allow: 'ifta.write', summary: 'Say that a reviewed return was filed: it is frozen and booked', answer })
  async file(
    @UuidParam() id: string,
    @Body() body: FiledReturn,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    return this.store.answer(viewer, await this.book.file(id, await this.how(body, context), context));
  }

  @Post(':id/amend')
  @Route({ allow: 'ifta.write', summary: 'File what changed since as the next version, with its difference', answer })
  async amend(
    @UuidParam() id: string,
    @Body() body: AmendedReturn,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    return this.store.answer(viewer, await this.book.amend(id, body.reason, await this.how(body, context), context));
  }

  private async how(
    { filedOn, reference = null, bookedOn = null }: FiledReturn,
    context: CommandContext,
  ): Promise<HowFiled> {
    const today = await this.calendar.today(context.clock.now());
    return { filedOn: filedOn ?? today, today, reference, bookedOn };
  }
}
