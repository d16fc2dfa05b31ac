export { LoadPapersModule } from './load-papers.module';
