import { Module } from '@nestjs/common';
import { LoadsModule } from '../loads';
import { ReadingModule } from '../reading';
import { DocumentsModule } from '../../compliance/documents';
import { KeepPapersOfLoads } from './commands/keep-paper-of-load';
import { LoadPapersController } from './http/load-papers.controller';
import { ReadThePapersOfLoads } from './reactions/read-the-papers-of-loads';

/** Papers that are photographed at a load: kept with it, read, and found at it by the office. */
@Module({
  imports: [LoadsModule, DocumentsModule, ReadingModule],
  controllers: [LoadPapersController],
  providers: [KeepPapersOfLoads, ReadThePapersOfLoads],
})
export class LoadPapersModule {}
