import { Body, Controller, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { Line } from '../../../../platform/fields/decorators';
import type { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import type { Values } from '../../../../platform/records/kind/kind';
import { newOf, newValuesOf, shownAs } from '../../../../platform/records/requests/requests';
import { richRoutes, withBody } from '../../../../platform/records/routes/rich-routes';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { mustNotBeAhead } from '../../../../platform/money/not-ahead';
import { Client } from '../../../clients/clients';
import { ClientCharge, clientChargeKind } from '../client-charge';

class NewCharge extends newOf(ClientCharge) {}
/** Why a charge is cancelled. */
class CancelledCharge {
  @Line('reason', { max: 300, missing: 'Say why it is cancelled' }) reason: string;
}

@Controller('api/charges')
export class ChargesController extends richRoutes(clientChargeKind, {
  list: true,
  get: true,
  commands: {
    cancel: withBody(CancelledCharge, {
      allow: 'client-money.write',
      summary: 'Cancel what is not paid of a charge',
      command: (id, { on, body: { reason } }) => ({ type: 'CancelCharge', id, reason, on }),
    }),
  },
}) {
  constructor(@StoreOf(Client) private readonly clients: RecordStore<Client>) {
    super();
  }

  @Post()
  @Route({
    allow: 'client-money.write',
    summary: 'Charge a client for a service',
    answer: shownAs(ClientCharge),
    status: 201,
  })
  async raise(
    @Body() sent: NewCharge,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const today = await this.calendar.today(context.clock.now());
    const values = newValuesOf(clientChargeKind, sent, today);
    const { clientId, description, amount, chargedOn, notes, bookedOn } = values;
    mustNotBeAhead('chargedOn', chargedOn, today);
    const command = async (id: string) => {
      const { companyName: clientName } = await this.clients.get(context.scope, clientId);
      return {
        type: 'RaiseCharge',
        id,
        terms: { clientId, clientName, description, amount, chargedOn, notes, bookedOn },
      } as const;
    };
    return this.store.answer(viewer, await this.store.create({ values, command }, context));
  }
}
