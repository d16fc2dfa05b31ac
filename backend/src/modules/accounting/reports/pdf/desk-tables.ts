import { usDate } from '../../../../platform/money/dates';
import { grand, line, total, type ReportTable } from '../domain/report-table';
import type { AgeingView, BrokerLedgerView, IftaReportView } from '../http/desk.answers';
import { aboutOf } from './statement-tables';

const money = (header: string) => ({ header, is: 'money' as const });
const text = (header: string) => ({ header, is: 'text' as const });
const NOT_A_BASIS = 'Invoices billed and not yet paid';

export const ageingTable = (view: AgeingView): ReportTable => ({
  title: 'Accounts receivable aging',
  about: aboutOf(view, ['At the end of', usDate(view.to)], NOT_A_BASIS),
  columns: [
    text('Broker'),
    ...['Not yet due', '1 to 30 days', '31 to 60 days', '61 to 90 days', 'Over 90 days', 'Total'].map(money),
  ],
  rows: [
    ...view.rows.map((row) =>
      line(row.name, row.current, row.days1to30, row.days31to60, row.days61to90, row.over90, row.total),
    ),
    grand(
      'Total',
      ...[view.totals.current, view.totals.days1to30, view.totals.days31to60, view.totals.days61to90],
      ...[view.totals.over90, view.totals.total],
    ),
  ],
});

/** The invoices that an ageing was asked for. */
export const agedInvoicesTable = (view: AgeingView): ReportTable => ({
  title: 'Open invoices',
  about: [
    ...aboutOf(view, ['At the end of', usDate(view.to)], NOT_A_BASIS),
    ...(view.brokerName === null ? [] : ([['Broker', view.brokerName]] as const)),
  ],
  columns: [
    ...['Invoice', 'Broker', 'Client', 'Due'].map(text),
    { header: 'Days late', is: 'number' },
    ...['Amount', 'Open'].map(money),
  ],
  rows: (view.invoices ?? []).map(({ invoiceNumber, brokerName, clientName, dueDate, daysLate, amount, open }) =>
    line(invoiceNumber, brokerName, clientName, dueDate && usDate(dueDate), String(daysLate), amount, open),
  ),
});

export const brokerLedgerTable = (view: BrokerLedgerView): ReportTable => ({
  title: 'Broker ledger',
  about: [
    ...aboutOf(view, ['Days', `${usDate(view.from)} to ${usDate(view.to)}`], 'What was billed and paid'),
    ['Broker', view.brokerName],
  ],
  columns: [text('Date'), text('Reference'), text('Description'), ...['Billed', 'Paid', 'Balance'].map(money)],
  rows: [
    total(usDate(view.from), null, 'Balance before', null, null, view.opening),
    ...view.rows.map(({ date, reference, description, charge, payment, balance }) =>
      line(usDate(date), reference, description, charge, payment, balance),
    ),
    grand(usDate(view.to), null, 'Balance', null, null, view.closing),
  ],
});

export const iftaTable = (view: IftaReportView): ReportTable => {
  const { quarter, rows } = view;
  return {
    title: `IFTA quarter ${quarter.quarter} of ${quarter.year}`,
    about: [
      ...aboutOf(view, ['Days', `${usDate(quarter.from)} to ${usDate(quarter.to)}`], 'Loads delivered, fuel bought'),
      ['Miles', quarter.miles],
      ['Gallons', quarter.gallons],
      ['Miles per gallon', quarter.mpg],
    ],
    columns: [
      text('State or province'),
      { header: 'Gallons', is: 'number' },
      { header: 'Tax paid gallons', is: 'number' },
      money('Amount'),
    ],
    rows: rows.map(({ jurisdiction, gallons, taxPaidGallons, amount }) =>
      line(jurisdiction ?? 'Not stated', gallons, taxPaidGallons, amount),
    ),
  };
};
