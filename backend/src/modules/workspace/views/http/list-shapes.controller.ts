import { Body, Controller, Get, Put } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { listOf, object } from '../../../../platform/fields/shown';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { ListShapes, type ListShape } from '../adapters/list-shapes';
import { KeptShape, ShownShape } from './views.requests';

/** Whether the signed-in user reads a list as a table or as cards, in every browser. */
@Controller('api/list-shapes')
export class ListShapesController {
  constructor(private readonly shapes: ListShapes) {}

  @Get()
  @Route({
    allow: 'signed-in',
    summary: 'Which lists the user chose to read as a table or as cards',
    answer: listOf(object(() => ShownShape)).schema,
  })
  list(@Me() { id }: Viewer): Promise<readonly ListShape[]> {
    return this.shapes.of(id);
  }

  @Put()
  @Route({ allow: 'signed-in', summary: 'Read a list as a table or as cards from now on', answer: ShownShape })
  keep(@Body() shape: KeptShape, @Me() { id }: Viewer): Promise<ListShape> {
    return this.shapes.keep(id, shape);
  }
}
