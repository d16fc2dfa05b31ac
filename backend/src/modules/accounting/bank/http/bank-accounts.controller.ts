import { Body, Controller, Get, Patch, Post, Query, Req, type StreamableFile } from '@nestjs/common';
import type { Request } from 'express';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { changesOf, newOf, shownAs } from '../../../../platform/records/requests/requests';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { UuidParam } from '../../../../platform/web/routes/address';
import type { Versioned } from '../../../../platform/web/routes/answer';
import { pdfFile, PdfRoute } from '../../../../platform/web/routes/pdf-route';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Firm } from '../../../administration/settings';
import { BankAccount } from '../bank-account';
import { BankAccountBook } from '../commands/bank-accounts';
import { ReconciledDays } from '../commands/reconciled-days';
import { ImportStatement } from '../commands/import-statement';
import { ReconciliationBook } from '../commands/reconcile';
import { PrintUnreconciled } from '../pdf/print-unreconciled';
import { Unreconciled } from '../queries/unreconciled';
import {
  ColumnsView,
  ImportView,
  ReconciliationView,
  reconciliationView,
  StandingView,
  standingView,
} from './bank.answers';
import { Reconcile, ThroughQuery, UndoReconciliation } from './bank.requests';

export class NewBankAccount extends newOf(BankAccount) {}
export class BankAccountChanges extends changesOf(BankAccount) {}

/** Bank accounts: their files, and their reconciliations. The other routes follow from the kind. */
@Controller('api/bank-accounts')
export class BankAccountsController {
  constructor(
    @StoreOf(BankAccount) private readonly store: RecordStore<BankAccount>,
    private readonly book: BankAccountBook,
    private readonly statements: ImportStatement,
    private readonly reconciliations: ReconciliationBook,
    private readonly reconciled: ReconciledDays,
    private readonly unreconciled: Unreconciled,
    private readonly printer: PrintUnreconciled,
    private readonly firm: Firm,
  ) {}

  @Post()
  @Route({ allow: 'bank.write', summary: 'Add a bank account', answer: shownAs(BankAccount), status: 201 })
  async add(
    @Body() body: NewBankAccount,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<object>> {
    return this.store.answer(viewer, await this.book.add(body, context));
  }

  @Patch(':id')
  @Route({ allow: 'bank.write', summary: 'Change a bank account', answer: shownAs(BankAccount) })
  async change(
    @UuidParam() id: string,
    @Body() body: BankAccountChanges,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<object>> {
    return this.store.answer(viewer, await this.book.change(id, body, context));
  }

  @Post(':id/import')
  @Route({
    allow: 'bank.write',
    summary:
      'Import a file of the bank: OFX, QFX, CSV or a workbook (multipart: file; mapping: which columns, as JSON)',
    answer: ImportView,
  })
  import(@UuidParam() id: string, @Req() request: Request, @Ctx() context: CommandContext): Promise<ImportView> {
    return this.statements.receive(request, id, context);
  }

  @Post(':id/columns')
  @Route({
    allow: 'bank.write',
    summary: 'The columns of a sheet of the bank, and how it would be read (multipart: file); nothing is imported',
    answer: ColumnsView,
  })
  async columns(
    @UuidParam() id: string,
    @Req() request: Request,
    @Ctx() context: CommandContext,
  ): Promise<ColumnsView> {
    const { headers, rows, mapping } = await this.statements.columns(request, id, context);
    return { headers: [...headers], rows: rows.map((row) => [...row]), mapping };
  }

  @Get(':id/unreconciled')
  @Route({ allow: 'bank.read', summary: 'What the bank and the ledger do not both show', answer: StandingView })
  async standing(
    @UuidParam() id: string,
    @Query() { through }: ThroughQuery,
    @Me() viewer: Viewer,
  ): Promise<StandingView> {
    const account = await this.store.get(viewer, id);
    const day = through ?? (await this.firm.today());
    const { through: last } = await this.reconciled.of(id);
    return standingView(await this.unreconciled.of(account, day, last), day, last);
  }

  @Get(':id/unreconciled/pdf')
  @PdfRoute({ allow: 'bank.read', summary: 'The same as a PDF' })
  async print(
    @UuidParam() id: string,
    @Query() { through }: ThroughQuery,
    @Me() viewer: Viewer,
  ): Promise<StreamableFile> {
    const printed = await this.printer.print(id, through ?? (await this.firm.today()), viewer);
    return pdfFile(printed.number, printed.pdf);
  }

  @Get(':id/reconciliations')
  @Route({
    allow: 'bank.read',
    summary: 'The reconciliations of a bank account, the latest first',
    answer: ReconciliationView,
    list: true,
  })
  async list(@UuidParam() id: string, @Me() viewer: Viewer): Promise<ReconciliationView[]> {
    await this.store.get(viewer, id);
    return (await this.reconciliations.of(viewer, id)).map(reconciliationView);
  }

  @Post(':id/reconciliations')
  @Route({
    allow: 'bank.write',
    summary: 'Reconcile a bank account with its statement at the end of a day',
    answer: ReconciliationView,
    status: 201,
  })
  async reconcile(
    @UuidParam() id: string,
    @Body() { through, statementBalance }: Reconcile,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<ReconciliationView> {
    const today = await this.firm.today(context.clock.now());
    const done = await this.reconciliations.reconcile(id, { through, statementBalance, today }, context);
    return reconciliationView(await this.reconciliations.one(viewer, id, done));
  }

  @Post(':id/reconciliations/:rid/undo')
  @Route({ allow: 'bank.write', summary: 'Undo the last reconciliation of an account', answer: ReconciliationView })
  async undo(
    @UuidParam() id: string,
    @UuidParam('rid') rid: string,
    @Body() { reason }: UndoReconciliation,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<ReconciliationView> {
    await this.reconciliations.undo(id, rid, reason, context);
    return reconciliationView(await this.reconciliations.one(viewer, id, rid));
  }
}
