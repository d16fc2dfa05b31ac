export { IftaModule } from './ifta.module';
export { iftaProcess, IftaProcessRow } from './domain/ifta-process';
export { dueDateOf, QUARTERS, type Quarter } from './domain/due-date';
