import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import { RuleViolation } from '../../../../platform/core/errors';
import { Ids } from '../../../../platform/database/ids';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { IsoDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import { changing } from '../../../../platform/records/store/changing';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Firm } from '../../../administration/settings';
import { DetentionOfLoads, Load, type DetentionOfOne } from '../../../operations/loads';
import type { InvoiceLine } from '../../invoice-money';
import { Invoice, type InvoiceStore } from '../../invoices';
import { OpenDays } from '../../../../platform/money/open-days';
import { claimLines } from '../domain/claim-lines';
import { claimedOf } from '../queries/claimed-of';

/** What was billed, and where: on an invoice, or with the load, whose invoice will have it. */
export interface Billed {
  readonly invoice: Pick<Invoice, 'id' | 'invoiceNumber'> | null;
  readonly lines: readonly InvoiceLine[];
}

/** Bills what a load earned for waiting: once, on its invoice, else with the load until it has one. */
@Injectable()
export class BillDetention {
  constructor(
    private readonly detention: DetentionOfLoads,
    private readonly firm: Firm,
    private readonly ids: Ids,
    private readonly openDays: OpenDays,
    @StoreOf(Load) private readonly loads: RecordStore<Load>,
    @RichStoreOf(Invoice) private readonly invoices: InvoiceStore,
  ) {}

  /** @throws RuleViolation NOTHING_TO_BILL, DETENTION_BILLED, or what its invoice refuses */
  async bill(loadId: number, context: CommandContext): Promise<Billed> {
    const found = await this.detention.of(loadId, context.scope);
    const invoices = await this.invoicesOf(loadId, context.scope);
    const last = invoices.at(-1);
    return last ? this.onInvoice(last, invoices, found, context) : this.withLoad(found, context);
  }

  private invoicesOf(loadId: number, scope: Scope): Promise<Invoice[]> {
    return this.invoices
      .rows(scope)
      .andWhere("r.load_id = :loadId AND r.status <> 'cancelled'", { loadId })
      .orderBy('r.id')
      .getRawMany<Invoice>();
  }

  private async onInvoice(
    { id, invoiceNumber }: Invoice,
    invoices: readonly Invoice[],
    found: DetentionOfOne,
    context: CommandContext,
  ): Promise<Billed> {
    const [on, paymentId] = await Promise.all([this.firm.today(context.clock.now()), this.ids.next('payment_ids')]);
    const others = invoices.filter((invoice) => invoice.id !== id).flatMap(({ lines }) => lines);
    let lines: readonly InvoiceLine[] = [];
    await this.invoices.decide(
      id,
      async (invoice) => {
        if (invoice.status === 'none') throw new RuleViolation('NOT_FOUND', 'This invoice does not exist', 'not-found');
        const { terms } = invoice;
        lines = toBill(found, [...others, ...terms.lines], `Invoice ${invoiceNumber}`);
        return {
          ...{ type: 'ChangeInvoice', id, paymentId, on },
          changes: { lines: [...terms.lines, ...lines] },
          openDay: await this.openDays.from(terms.clientId, terms.bookedOn ?? terms.issueDate),
        };
      },
      context,
      { beside: () => [changing(Load, found.load.id, claimedWith(found, on))] },
    );
    return { invoice: { id, invoiceNumber }, lines };
  }

  private async withLoad(found: DetentionOfOne, context: CommandContext): Promise<Billed> {
    let lines: readonly InvoiceLine[] = [];
    const on = await this.firm.today(context.clock.now());
    await this.loads.change(
      found.load.id,
      (load: Load) => {
        lines = toBill(found, load.lines ?? [], 'The load');
        return claimedWith(found, on)(load);
      },
      context,
    );
    return { invoice: null, lines };
  }
}

type Lines =
  | readonly {
      readonly kind: Exclude<InvoiceLine['kind'], 'freight'>;
      readonly amount: number;
      readonly description: string;
    }[]
  | null;
/** What the load says of it: the day, and the lines, of which a driver may be paid a share. */
const claimedWith =
  (found: DetentionOfOne, claimedOn: IsoDate) =>
  ({ lines: before }: { readonly lines: Lines }): { readonly claimedOn: IsoDate; readonly lines: Lines } => {
    const billed = before ?? [];
    const added = claimLines(claimedOf(found), billed).flatMap(({ kind, amount, description }) =>
      kind === 'freight' ? [] : [{ kind, amount, description }],
    );
    return { claimedOn, lines: added.length === 0 ? before : [...billed, ...added] };
  };

/** @throws RuleViolation where nothing is left to bill, with the reason */
const toBill = (found: DetentionOfOne, billed: readonly InvoiceLine[], where: string): readonly InvoiceLine[] => {
  const claimed = claimedOf(found);
  const lines = claimLines(claimed, billed);
  if (lines.length > 0) return lines;
  const all = claimLines(claimed, []);
  if (all.length > 0) {
    const sum = dollars(billed.reduce((total, { kind, amount }) => (kind === 'detention' ? total + amount : total), 0));
    throw new RuleViolation('DETENTION_BILLED', `${where} bills it already: detention of ${sum}. Change it there`);
  }
  const [why] = found.missing;
  throw new RuleViolation(
    'NOTHING_TO_BILL',
    why === undefined ? 'No stop of this load waited longer than its free time' : `There is no amount to bill: ${why}`,
  );
};
