export { ReadingModule } from './reading.module';
