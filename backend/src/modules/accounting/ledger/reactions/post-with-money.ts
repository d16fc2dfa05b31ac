import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import { Ids } from '../../../../platform/database/ids';
import type { RecordedEvent } from '../../../../platform/event-log/events/events';
import { postingRules } from '../../../../platform/money/postings';
import { OpenMonths } from '../commands/open-months';
import { entries } from '../commands/entry-aggregate';

/**
 * Posts the journal entries of every event that moves money, in the same commit as the event: either both are stored or
 * neither. Money dated in a closed month is refused, and so is its event.
 */
@Injectable()
export class PostWithMoney implements OnModuleInit {
  constructor(
    private readonly runner: CommandRunner,
    private readonly ids: Ids,
    private readonly months: OpenMonths,
  ) {}

  onModuleInit(): void {
    for (const [type, rule] of postingRules()) {
      this.runner.follow(type, ({ data }: RecordedEvent) =>
        Promise.all(
          rule.books(data).map(async (posting) => {
            const { clientId, entryDate } = posting;
            const guard = await this.months.mustBeOpen(clientId, entryDate, rule.dateField?.(data) ?? null);
            const id = this.ids.uuid();
            return { aggregate: entries, id, command: { ...posting, type: 'PostEntry', id }, guards: [guard] };
          }),
        ),
      );
    }
  }
}
