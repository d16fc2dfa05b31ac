export { dueDateOf, QUARTERS, type Quarter } from './due-date';
export { IftaModule } from './ifta.module';
export { IftaProcess } from './ifta-process';
