export { PaperReadings } from './commands/paper-readings';
export type { ProposedField } from './domain/outcomes';
export { PaperReading, READER } from './paper-reading';
export { SavedValues } from './queries/saved-values';
export { ReadingModule } from './reading.module';
