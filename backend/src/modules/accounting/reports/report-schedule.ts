import { setChoiceLabels } from '../../../platform/fields/words';
import { Choice, Day, Email, Line, RefersTo, Whole } from '../../../platform/fields/decorators';
import { Kind, ownPermissions } from '../../../platform/records/kind/kind';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { BASES, type Basis } from '../ledger';
import { EVERY, type Every } from './domain/schedule-days';
import { FILE_FORMATS, type FileFormat } from './pdf/report-files';

/** Reports that need nothing beside a book and the days they tell of. */
export const SCHEDULED_REPORTS = [
  'profit-and-loss',
  'balance-sheet',
  'cash-flow',
  'receivables-ageing',
  'ifta',
] as const;
export type ScheduledReport = (typeof SCHEDULED_REPORTS)[number];

/** What each is called, in lists and in the letter that it comes with. */
export const REPORT_TITLES: Readonly<Record<ScheduledReport, string>> = {
  'profit-and-loss': 'Profit and loss',
  'balance-sheet': 'Balance sheet',
  'cash-flow': 'Cash flow',
  'receivables-ageing': 'Accounts receivable aging',
  ifta: 'IFTA quarter',
};
setChoiceLabels({ ...REPORT_TITLES, xlsx: 'Excel', csv: 'CSV', pdf: 'PDF' });

/** A report that goes out by e-mail every week, month or quarter. */
@Kind({
  title: 'scheduled report',
  pluralTitle: 'scheduled reports',
  plural: 'report-schedules',
  displayName: ({ report, every }: ReportSchedule) => `${REPORT_TITLES[report]} every ${every}`,
  may: ownPermissions('report-schedules', { area: 'reports', agents: ['canViewReports'] }),
})
export class ReportSchedule extends ClientRecord {
  @Choice('Report', SCHEDULED_REPORTS, { filtered: true }) report: ScheduledReport;
  @Choice('Every', EVERY) every: Every;
  @Day('Next on', { sorted: true, ranged: true }) nextOn: string;
  @Email('E-mail', { searched: true }) to: string;
  @Choice('Basis', BASES, { initial: 'accrual' }) basis: Basis;
  @Choice('Format', FILE_FORMATS, { initial: 'pdf' }) format: FileFormat;
  /** Whose books; null: all of them. */
  @RefersTo('client', { label: 'client', optional: true, as: 'clientName' }) override clientId: string | null;
  /** A sentence for whoever reads the letter. */
  @Line('Message', { optional: true, max: 500 }) message: string | null;
  /** The day on which it last went out. */
  @Day('Last sent on', { optional: true, systemSet: true }) lastOn: string | null;
  /** The day of the month on which it goes out, where the last month was too short for it. */
  @Whole('Day', 1, 31, { optional: true, systemSet: true, hidden: true }) day: number | null;
}
