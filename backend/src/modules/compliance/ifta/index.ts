export { dueDateOf, nominalDateOf, QUARTERS, type Quarter } from './domain/due-date';
export { quarterIn, type Period } from './domain/period';
export { questionsOf, type Question } from './domain/questions';
export { ReturnBook } from './commands/return-book';
export { ReviewQuery } from './http/review.answers';
export { ReviewQuarter } from './queries/review-quarter';
export { IftaModule } from './ifta.module';
export { IftaProcess } from './ifta-process';
export { isQualified } from './domain/qualified';
