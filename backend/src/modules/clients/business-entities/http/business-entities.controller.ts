import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { narrowToClient, type Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { field } from '../../../../platform/fields/decorators';
import { flagInAddress } from '../../../../platform/fields/numbers';
import { UuidParam } from '../../../../platform/web/routes/address';
import { Versioned } from '../../../../platform/web/routes/answer';
import type { Page } from '../../../../platform/lists/page';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { ClientFilter } from '../../../../platform/web/routes/client-filter';
import { Route } from '../../../../platform/web/routes/route';
import type { Values } from '../../../../platform/records/kind/kind';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { changesOf, mayAskForRemoved, queryOf, shownAs } from '../../../../platform/records/requests/requests';
import { Firm } from '../../../administration/settings';
import { BusinessEntity } from '../business-entity';
import { EntityFigures, EntitySummary } from '../queries/entity-summary';

export class BusinessEntityPut extends changesOf(BusinessEntity) {}
export class BusinessEntityQuery extends queryOf(BusinessEntity) {
  @field<boolean>('due', flagInAddress, { absent: true, description: 'Their annual report was due before today' })
  due?: boolean;
}
const shown = shownAs(BusinessEntity);

/**
 * The routes that business entities have in addition to those of their record kind: the filter for overdue annual
 * reports, the figures, and PUT as another name of PATCH.
 */
@Controller('api/business-entities')
export class BusinessEntitiesController {
  constructor(
    @StoreOf(BusinessEntity) private readonly entities: RecordStore<BusinessEntity>,
    private readonly firm: Firm,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Route({
    allow: 'entities.read',
    summary: 'The business entities',
    answer: shown,
    list: true,
    past: ['business_entities', 'clients'],
  })
  async list(@Query() query: BusinessEntityQuery, @Me() viewer: Viewer): Promise<Page<Values>> {
    mayAskForRemoved(this.entities.kind, viewer, query);
    const today = await this.firm.today();
    const past = { true: 'r.annual_report_due < :today', false: '(r.annual_report_due < :today) IS NOT TRUE' };
    const { due } = query;
    const page = await this.entities.list(
      viewer,
      query,
      due === undefined ? undefined : (rows) => rows.andWhere(past[`${due}`], { today }),
    );
    return page.of(await this.entities.shown(viewer, page.items));
  }

  @Get('summary')
  @Route({
    allow: 'entities.read',
    summary: 'Figures over all business entities',
    answer: EntityFigures,
    past: ['business_entities'],
  })
  summary(@Query() { clientId }: ClientFilter, @Me() viewer: Viewer): Promise<EntityFigures> {
    return this.queries.execute(new EntitySummary(narrowToClient(viewer, clientId)));
  }

  @Put(':id')
  @Route({ allow: 'entities.write', summary: 'Change a business entity', answer: shown })
  async put(
    @UuidParam() id: string,
    @Body() body: BusinessEntityPut,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const written = await this.entities.change(id, body, context);
    return this.entities.answer(viewer, written);
  }
}
