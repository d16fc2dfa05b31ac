import { Injectable } from '@nestjs/common';
import { foldState } from '../../../../platform/event-log/events/decider';
import { streamName } from '../../../../platform/event-log/events/events';
import { EventStore } from '../../../../platform/event-log/store/event-store';
import type { Guard } from '../../../../platform/event-log/store/unit';
import type { IsoDate } from '../../../../platform/money/dates';
import { reconciledThrough, reconciliationDecider } from '../domain/reconciliation';
import { reconciliationEvents } from '../domain/reconciliation.events';

/** Tells up to which day a bank account is reconciled. */
@Injectable()
export class ReconciledDays {
  constructor(private readonly store: EventStore) {}

  /** @returns the day, and the guard with which a commit fails when that changes meanwhile */
  async of(bankAccountId: string): Promise<{ readonly through: IsoDate | null; readonly guard: Guard }> {
    const stream = streamName(reconciliationEvents.category, bankAccountId);
    const events = await this.store.read(stream);
    return {
      through: reconciledThrough(foldState(reconciliationDecider, events)),
      guard: { stream, version: events.length },
    };
  }
}
