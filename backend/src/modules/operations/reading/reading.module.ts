import { Module } from '@nestjs/common';
import { RoutingModule } from '../routing';
import { ReadDocumentController } from './http/read-document.controller';
import { KnownParties } from './queries/known-parties';
import { ReadPapers } from './queries/read-paper';

@Module({
  imports: [RoutingModule],
  controllers: [ReadDocumentController],
  providers: [KnownParties, ReadPapers],
  exports: [ReadPapers],
})
export class ReadingModule {}
