import { Controller, HttpStatus, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { Values } from '../../../../platform/records/kind/kind';
import { shownAs } from '../../../../platform/records/requests/requests';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { UuidParam } from '../../../../platform/web/routes/address';
import type { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { FillDistances } from '../commands/fill-distances';
import { IrpRenewal } from '../irp-renewal';

@Controller('api/irp-renewals')
export class IrpDistancesController {
  constructor(
    @StoreOf(IrpRenewal) private readonly renewals: RecordStore<IrpRenewal>,
    private readonly distances: FillDistances,
  ) {}

  @Post(':id/distances')
  @Route({
    allow: 'compliance.write',
    summary: 'Fill the miles by jurisdiction from the trips of the reporting period; full fees stay as they are',
    answer: shownAs(IrpRenewal),
    status: HttpStatus.OK,
  })
  async fill(
    @UuidParam() id: string,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    return this.renewals.answer(viewer, await this.distances.fill(id, context));
  }
}
