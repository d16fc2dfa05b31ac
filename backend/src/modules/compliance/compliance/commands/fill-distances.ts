import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { RuleViolation } from '../../../../platform/core/errors';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { StoreOf, type RecordStore, type Written } from '../../../../platform/records/store/record-store';
import { MilesOf } from '../../../operations/trips';
import { reportingPeriod } from '../../obligations';
import { withDistances } from '../domain/fleet-distances';
import { IrpRenewal } from '../irp-renewal';

/** Fills the distances of an apportioned registration from the trips of its reporting period. */
@Injectable()
export class FillDistances {
  constructor(
    @StoreOf(IrpRenewal) private readonly renewals: RecordStore<IrpRenewal>,
    private readonly queries: QueryBus,
  ) {}

  /** @throws RuleViolation NO_TRIPS where none are there, so that nothing is filled with zeros */
  async fill(id: string, context: CommandContext): Promise<Written<IrpRenewal>> {
    const { clientId, yearStart } = await this.renewals.get(context.scope, id);
    const { from, to } = reportingPeriod(yearStart);
    const driven =
      clientId === null ? [] : await this.queries.execute(new MilesOf({ clientId, from, to }, context.scope));
    if (driven.length === 0) throw new RuleViolation('NO_TRIPS', `There are no trips from ${from} to ${to}`);
    const filled = ({ jurisdictions }: IrpRenewal) => ({ jurisdictions: withDistances(jurisdictions, driven) });
    return this.renewals.change(id, filled, context);
  }
}
