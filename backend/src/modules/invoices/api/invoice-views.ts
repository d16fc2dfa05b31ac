import { Injectable } from '@nestjs/common';
import { shownMoney, shownMoneyOrNull } from '../../../platform/http/fields';
import type { IsoDate } from '../../../platform/money/dates';
import { BrokerNames } from '../../brokers';
import { LoadNumbers } from '../../loads';
import type { InvoiceNames } from '../commands/relied-on';
import type { InvoiceRow } from '../projections/invoice-rows';
import type { PaymentRow } from '../projections/payment-rows';
import { statusOn } from '../queries/invoice-status';
import type { InvoiceView, PaymentView } from './invoices.requests';

export const viewOfPayment = (row: PaymentRow): PaymentView => ({ ...row, amount: shownMoney(row.amount), factorFee: shownMoneyOrNull(row.factorFee), netAmount: shownMoney(row.netAmount) });

/** Rows to answers: with the names of what they name, and the status of the day. */
@Injectable()
export class InvoiceViews {
  constructor(
    private readonly brokers: BrokerNames,
    private readonly loads: LoadNumbers,
  ) {}

  async of(rows: readonly InvoiceRow[], today: IsoDate): Promise<InvoiceView[]> {
    const [brokers, loads] = await Promise.all([this.brokers.of(rows.map((row) => row.brokerId)), this.loads.of(rows.flatMap((row) => row.loadId ?? []))]);
    return rows.map((row) => view(row, brokers.get(row.brokerId) ?? null, (row.loadId && loads.get(row.loadId)) || null, today));
  }

  /** `known` are names that a write has just looked up. */
  async one(row: InvoiceRow, today: IsoDate, known: InvoiceNames = {}): Promise<InvoiceView> {
    const [brokerName, loadNumber] = await Promise.all([
      known.brokerName ?? this.brokers.of([row.brokerId]).then((names) => names.get(row.brokerId) ?? null),
      row.loadId === null ? null : (known.loadNumber ?? this.loads.of([row.loadId]).then((numbers) => numbers.get(row.loadId ?? 0) ?? null)),
    ]);
    return view(row, brokerName, loadNumber, today);
  }
}

const view = ({ createdBy: _, ...row }: InvoiceRow, brokerName: string | null, loadNumber: string | null, today: IsoDate): InvoiceView => ({
  ...row,
  brokerName,
  loadNumber,
  amount: shownMoney(row.amount),
  paid: shownMoney(row.paid),
  balance: shownMoney(row.status === 'cancelled' ? 0 : row.amount - row.paid),
  status: statusOn(row, today),
  lines: row.lines.map((line) => ({ ...line, amount: shownMoney(line.amount) })),
});
