import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { streamName } from '../../../../platform/event-log/events/events';
import { Vault } from '../../../../platform/infrastructure/vault/vault';
import { kindOf } from '../../../../platform/records/kind/kind';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Contractor } from '../contractor';

/** Opens tax ids for forms and exports: the history of the contractor tells who did, when and what for. */
@Injectable()
export class TaxIdOpener {
  constructor(
    @StoreOf(Contractor) private readonly contractors: RecordStore<Contractor>,
    private readonly vault: Vault,
  ) {}

  /**
   * The nine digits of a contractor in scope.
   * @param purpose what the history says: 'form 1099-NEC 2026, copy C'
   * @param sealed the number as a form keeps it, where that is an earlier one
   */
  async open(id: string, purpose: string, context: CommandContext, sealed?: string): Promise<string> {
    const opened = { taxIdOpenedAt: context.clock.now().toISOString(), taxIdOpenedFor: purpose };
    // the version and the key that the request told are those of a form
    const { expectedVersion: _, idempotency: __, ...unconditional } = context;
    const { record } = await this.contractors.change(id, opened, unconditional);
    return this.vault.open(streamName(kindOf(Contractor).kind, id), sealed ?? record.taxId);
  }
}
