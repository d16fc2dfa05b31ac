import ScheduleOutlined from '../../../generated/icons/ScheduleOutlined';
import { CLIENT_FILTER } from '../../../components/records/record-filters';
import { listOf } from '../../../components/records/record-list';
import { Facts, RowCard } from '../../../components/records/list-tools/row-card';
import { columnsOf } from '../../../components/table/columns-of';
import { formatDate } from '../../../lib/format/dates';
import { scheduleKit, type ReportSchedule } from './schedule-kit';

export const ScheduleList = listOf(scheduleKit, {
  name: 'report-schedules',
  columns: columnsOf<ReportSchedule>(scheduleKit.fields, [
    ['report', { flex: 2, width: 180 }],
    ['every', { width: 110 }],
    ['nextOn', { width: 130, sortable: true }],
    ['to', { flex: 2, width: 200 }],
    ['clientName', { header: 'Client', flex: 1, width: 150, drops: 2 }],
    ['lastOn', { width: 140, drops: 1 }],
  ]),
  filters: [{ name: 'report', all: 'All reports' }, CLIENT_FILTER],
  empty: {
    icon: <ScheduleOutlined />,
    none: 'Scheduled reports arrive by e-mail every week, month or quarter.',
    unmatched: 'Try another report or client.',
  },
  card: (schedule, link) => (
    <RowCard link={link}>
      <Facts of={[`Next on ${formatDate(schedule.nextOn)}`, schedule.to, schedule.clientName]} />
    </RowCard>
  ),
});
