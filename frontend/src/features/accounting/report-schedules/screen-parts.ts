import type { ScreenParts } from '../../../components/records/screen-parts';
import { scheduleKit, type ReportSchedule } from './schedule-kit';
import { ScheduleList } from './schedule-list';
import { ScheduleView } from './schedule-view';

export const parts: ScreenParts<ReportSchedule> = { kit: scheduleKit, List: ScheduleList, View: ScheduleView };
