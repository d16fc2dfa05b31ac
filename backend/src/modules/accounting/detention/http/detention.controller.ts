import { Controller, Get, HttpStatus, Post, type StreamableFile } from '@nestjs/common';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import { inner, type CommandContext } from '../../../../platform/event-log/commands/context';
import type { Viewer } from '../../../../platform/access/viewer';
import { published } from '../../../../platform/fields/schema';
import { described, listOf, MONEY, object, orNull, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';
import { moneyText } from '../../../../platform/money/money';
import { IdParam } from '../../../../platform/web/routes/address';
import { pdfFile, PdfRoute } from '../../../../platform/web/routes/pdf-route';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { BillDetention } from '../commands/bill-detention';
import { PrintClaimLetter } from '../pdf/claim-letter';

@published('BilledDetentionLine')
export class BilledLineView {
  @Shown(TEXT) kind: string;
  @Shown(TEXT) description: string;
  @Shown(MONEY) amount: string;
}
@published('BilledDetention')
export class BilledDetentionView {
  @Shown(described(orNull(WHOLE), 'Null: the load has the lines, and its invoice will')) invoiceId: number | null;
  @Shown(orNull(TEXT)) invoiceNumber: string | null;
  @Shown(described(listOf(object(() => BilledLineView)), 'What was added')) lines: BilledLineView[];
}

@Controller('api/loads')
export class DetentionController {
  constructor(
    private readonly billing: BillDetention,
    private readonly letters: PrintClaimLetter,
    private readonly runner: CommandRunner,
  ) {}

  @Post(':id/detention/bill')
  @Route({
    allow: 'invoices.write',
    summary: 'Bill what a load earned for waiting: on its invoice, or with the load until it has one; once',
    answer: BilledDetentionView,
    status: HttpStatus.OK,
  })
  bill(@IdParam() id: number, @Ctx() context: CommandContext): Promise<BilledDetentionView> {
    return this.runner.once(context, async () => {
      const { invoice, lines } = await this.billing.bill(id, inner(context));
      return {
        invoiceId: invoice?.id ?? null,
        invoiceNumber: invoice?.invoiceNumber ?? null,
        lines: lines.map(({ kind, description, amount }) => ({ kind, description, amount: moneyText(amount) })),
      };
    });
  }

  @Get(':id/claim-letter')
  @PdfRoute({
    allow: 'loads.read',
    summary: 'The letter that claims detention of a load from its broker: times, terms, receipts and photos',
    past: ['loads', 'brokers', 'clients', 'expenses', 'documents', 'settings'],
  })
  async letter(@IdParam() id: number, @Me() viewer: Viewer): Promise<StreamableFile> {
    const { number, pdf } = await this.letters.print(id, viewer);
    return pdfFile(number, pdf);
  }
}
