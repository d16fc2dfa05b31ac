import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { RoutingModule } from '../routing';
import { PaperReadings } from './commands/paper-readings';
import { PagePictureController } from './http/page-picture.controller';
import { ReadDocumentController } from './http/read-document.controller';
import { ReadingsController } from './http/readings.controller';
import { PaperReading } from './paper-reading';
import './projections/reader-figures';
import { KnownParties } from './queries/known-parties';
import { ListReaderFigures } from './queries/list-reader-figures';
import { ReadPapers } from './queries/read-paper';
import { SavedValues } from './queries/saved-values';
import { ReadThePictures } from './reactions/read-the-pictures';

@Module({
  imports: [
    RoutingModule,
    Records.of(PaperReading, { without: ['list', 'add', 'change', 'remove', 'restore', 'bulk'] }),
  ],
  controllers: [PagePictureController, ReadDocumentController, ReadingsController],
  providers: [KnownParties, ListReaderFigures, PaperReadings, ReadPapers, ReadThePictures, SavedValues],
  exports: [PaperReadings, ReadPapers, SavedValues],
})
export class ReadingModule {}
