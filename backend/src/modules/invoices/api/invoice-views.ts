import { Injectable } from '@nestjs/common';
import { shownMoney, shownMoneyOrNull } from '../../../platform/http/fields';
import type { IsoDate } from '../../../platform/money/dates';
import { BrokerNames } from '../../brokers';
import { LoadNumbers } from '../../loads';
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
    return rows.map((row) => ({
      ...row,
      brokerName: brokers.get(row.brokerId) ?? null,
      loadNumber: (row.loadId && loads.get(row.loadId)) || null,
      amount: shownMoney(row.amount),
      paid: shownMoney(row.paid),
      balance: shownMoney(row.status === 'cancelled' ? 0 : row.amount - row.paid),
      status: statusOn(row, today),
      lines: row.lines.map((line) => ({ ...line, amount: shownMoney(line.amount) })),
    }));
  }

  async one(row: InvoiceRow, today: IsoDate): Promise<InvoiceView> {
    const [view] = await this.of([row], today);
    if (!view) throw new Error('A row has a view');
    return view;
  }
}
