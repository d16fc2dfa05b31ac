export { ReportsModule } from './reports.module';
export { REPORTS_JOB, REPORTS_TIME } from './reactions/mail-scheduled-reports';
