import type { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { Ids } from '../../../../platform/database/ids';
import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { cents } from '../../../../platform/money/money';
import { kindOf } from '../../../../platform/records/kind/kind';
import { AddRecord, ChangeRecord } from '../../../../platform/records/store/record-commands';
import { ComplianceDocument } from '../../../compliance/documents';
import { MoveBankPayment, TakeBankPayment } from '../../../accounting/bank-payments';
import { CLIENTS } from '../domain/cast';
import type { OfficeStep } from './office';

const CLIENTS_WITH_PAPERS = 8;

/** Notices of states to clients. `due` and `ends` are in days after today, amounts in whole cents. */
const PAPERS = [
  { documentType: 'irp_invoice', title: 'IRP renewal', permitType: null, amount: 1_840_00, due: 20, ends: 385 },
  { documentType: 'ifta_invoice', title: 'IFTA decals', permitType: null, amount: 86_00, due: -4, ends: null },
  { documentType: 'permit_invoice', title: 'Oregon permit', permitType: 'Oregon', amount: 218_40, due: 9, ends: 40 },
  { documentType: 'dot_audit', title: 'DOT audit notice', permitType: null, amount: null, due: 15, ends: null },
  { documentType: '2290_form', title: 'Form 2290 schedule', permitType: null, amount: 550_00, due: 30, ends: null },
] as const;
const BECOMES = [
  null,
  { status: 'approved' },
  { status: 'processed' },
  { status: 'rejected', reason: 'The second page is missing: please send both' },
] as const;
const METHODS = ['ach', 'check', 'bank_transfer'] as const;

/** Compliance documents of the first clients of the demo; some of them are paid by bank or check. */
export class StatePapers {
  constructor(
    private readonly commands: CommandBus,
    private readonly ids: Ids,
    private readonly clientId: (index: number) => string,
    private readonly userId: string,
  ) {}

  steps(today: IsoDate): OfficeStep[] {
    return CLIENTS.slice(0, CLIENTS_WITH_PAPERS).flatMap((client, index) =>
      [index, index + 2].map((nr, time): OfficeStep => ({
        on: addDays(today, -28 + index + time),
        act: (context) => this.paper(index, nr, client.companyName, today, context),
      })),
    );
  }

  private async paper(
    index: number,
    nr: number,
    companyName: string,
    today: IsoDate,
    context: CommandContext,
  ): Promise<void> {
    const { due, ends, amount, ...paper } = PAPERS[nr % PAPERS.length] ?? PAPERS[0];
    const id = this.ids.uuid();
    const values = {
      ...paper,
      amount: amount === null ? null : cents(amount),
      clientId: this.clientId(index),
      dueDate: addDays(today, due),
      expirationDate: ends === null ? null : addDays(today, ends),
    };
    await this.commands.execute(new AddRecord(kindOf(ComplianceDocument), id, values, context));
    const becomes = BECOMES[nr % BECOMES.length] ?? null;
    if (becomes) await this.commands.execute(new ChangeRecord(kindOf(ComplianceDocument), id, becomes, context));
    if (amount !== null && becomes?.status !== 'rejected')
      await this.pay(nr, { id, title: paper.title, amount, index, companyName }, context);
  }

  private async pay(
    nr: number,
    paper: { id: string; title: string; amount: number; index: number; companyName: string },
    context: CommandContext,
  ): Promise<void> {
    const method = METHODS[nr % METHODS.length] ?? 'ach';
    const { id, title, amount, index, companyName } = paper;
    const account = {
      accountHolderName: companyName,
      bankName: 'First Community Bank',
      routingNumber: '021000021',
      accountNumber: String(410_000_100 + index),
      accountType: 'business',
    } as const;
    const { record: row } = await this.commands.execute(
      new TakeBankPayment(
        {
          clientId: this.clientId(index),
          purpose: { documentId: id, documentTitle: title, invoiceId: null, invoiceNumber: null },
          userId: this.userId,
          amount,
          description: title,
          method,
          account: method === 'check' ? null : account,
          checkNumber: method === 'check' ? String(1040 + nr) : null,
          notes: null,
        },
        context,
      ),
    );
    if (nr % 3 === 2) return;
    await this.commands.execute(
      new MoveBankPayment(
        row.id,
        nr % 5 === 3
          ? { to: 'processing' }
          : { to: 'completed', transactionId: method === 'check' ? null : `TR-${7_000 + nr}`, on: null },
        context,
      ),
    );
  }
}
