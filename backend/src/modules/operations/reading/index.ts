export { PaperReadings } from './commands/paper-readings';
export { PAPER_KINDS, SURE, type FieldRead, type PaperKind } from './domain/fields';
export type { ProposedField } from './domain/outcomes';
export { MOST_BYTES, READABLE, READABLE_KINDS } from './http/readable';
export { PaperReading, READER } from './paper-reading';
export { ReadPapers, type PaperRead } from './queries/read-paper';
export { SavedValues } from './queries/saved-values';
export { ReadingModule } from './reading.module';
