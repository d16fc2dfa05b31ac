export { dueDateOf, nominalDateOf, QUARTERS, type Quarter } from './domain/due-date';
export { IftaModule } from './ifta.module';
export { IftaProcess } from './ifta-process';
export { isQualified } from './domain/qualified';
