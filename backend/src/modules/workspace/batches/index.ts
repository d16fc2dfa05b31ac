export { Orderers } from './adapters/orderers';
export { Batch } from './batch';
export { BatchesModule } from './batches.module';
export { Batches } from './commands/batches';
export { BatchOutcome, Patience } from './http/batches.answers';
export { answered } from './http/batches.controller';
