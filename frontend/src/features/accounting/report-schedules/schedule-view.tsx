import { viewOf } from '../../../components/records/record-view';
import { scheduleKit } from './schedule-kit';

export const ScheduleView = viewOf(scheduleKit, { details: () => [] });
