import { reportscheduleFields } from '../../../generated/fields/reportschedule';
import type { Answer } from '../../../lib/api/api-types';
import { recordKit } from '../../../lib/records/record-kit';

export type ReportSchedule = Answer<'ReportSchedule'>;

export const scheduleKit = recordKit<ReportSchedule>({
  kind: 'reportschedule',
  what: 'scheduled report',
  may: 'report-schedules',
  fields: reportscheduleFields,
  form: [
    'report',
    'every',
    { name: 'nextOn', hint: 'It covers the full week, month or quarter before this date.' },
    { name: 'to', hint: 'Anyone who reads mail at this address sees the figures.' },
    'format',
    { name: 'basis', hint: 'Accrual counts what is billed and owed, cash what is paid.' },
    { name: 'clientId', label: 'Client', placeholder: 'All books' },
    { name: 'message', hint: 'It appears at the top of the e-mail.' },
  ],
  displayName: ({ report, every }) => `${reportLabel(report)} every ${every}`,
});

const TITLES: Readonly<Record<ReportSchedule['report'], string>> = {
  'profit-and-loss': 'Profit and loss',
  'balance-sheet': 'Balance sheet',
  'cash-flow': 'Cash flow',
  'receivables-ageing': 'Accounts receivable aging',
  ifta: 'IFTA quarter',
};
const reportLabel = (report: ReportSchedule['report']): string => TITLES[report];
