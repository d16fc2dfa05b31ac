export { ReportsModule } from './reports.module';
export { REPORTS_JOB, REPORTS_TIME } from './reactions/mail-scheduled-reports';
export { drawReport } from './pdf/report-pdf';
export { fileOf, REPORT_FILES, streamed } from './pdf/report-files';
export { grand, heading, line, total, type ReportTable } from './domain/report-table';
