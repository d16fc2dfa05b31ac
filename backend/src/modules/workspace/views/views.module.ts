import { Module } from '@nestjs/common';
import { ListShapes } from './adapters/list-shapes';
import { SavedViews } from './adapters/saved-views';
import { ListShapesController } from './http/list-shapes.controller';
import { ViewsController } from './http/views.controller';

@Module({ controllers: [ListShapesController, ViewsController], providers: [ListShapes, SavedViews] })
export class ViewsModule {}
