export { PAPER_KINDS, SURE, type FieldRead, type PaperKind } from './domain/fields';
export { ReadPapers, type PaperRead } from './queries/read-paper';
export { MOST_BYTES, READABLE } from './http/readable';
export { ReadingModule } from './reading.module';
