export { AuditModule } from './audit.module';
export { INTEGRITY_JOB } from './reactions/check-the-integrity';
export { IntegrityCheck } from './integrity-check';
