import { Module } from '@nestjs/common';
import { SavedViews } from './adapters/saved-views';
import { ViewsController } from './http/views.controller';

@Module({ controllers: [ViewsController], providers: [SavedViews] })
export class ViewsModule {}
