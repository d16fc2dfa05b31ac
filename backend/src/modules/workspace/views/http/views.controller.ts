import { Body, Controller, Delete, Get, HttpStatus, Patch, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { listOf, object } from '../../../../platform/fields/shown';
import { UuidParam } from '../../../../platform/web/routes/address';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { SavedViews, type SavedView } from '../adapters/saved-views';
import { NewView, ShownView, ViewChanges } from './views.requests';

/** The saved views of the signed-in user. */
@Controller('api/views')
export class ViewsController {
  constructor(private readonly views: SavedViews) {}

  @Get()
  @Route({
    allow: 'signed-in',
    summary: 'The own views of all lists',
    answer: listOf(object(() => ShownView)).schema,
  })
  list(@Me() { id }: Viewer): Promise<readonly SavedView[]> {
    return this.views.of(id);
  }

  @Post()
  @Route({ allow: 'signed-in', summary: 'Keep a view of a list', answer: ShownView, status: HttpStatus.CREATED })
  add(@Body() { isDefault = false, ...view }: NewView, @Me() { id }: Viewer): Promise<SavedView> {
    return this.views.add(id, { ...view, isDefault });
  }

  @Patch(':id')
  @Route({
    allow: 'signed-in',
    summary: 'Rename a view, save it again, or have the list open with it',
    answer: ShownView,
  })
  change(@UuidParam() viewId: string, @Body() changes: ViewChanges, @Me() { id }: Viewer): Promise<SavedView> {
    return this.views.change(id, viewId, changes);
  }

  @Delete(':id')
  @Route({ allow: 'signed-in', summary: 'Delete a view', answer: 'none' })
  async remove(@UuidParam() viewId: string, @Me() { id }: Viewer): Promise<void> {
    await this.views.remove(id, viewId);
  }
}
