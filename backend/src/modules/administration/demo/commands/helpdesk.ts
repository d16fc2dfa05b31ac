import type { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { Ids } from '../../../../platform/database/ids';
import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { kindOf } from '../../../../platform/records/kind/kind';
import { AddRecord, ChangeRecord } from '../../../../platform/records/store/record-commands';
import { SupportRequest } from '../../../workspace/support';
import { ASKED_OF_SUPPORT, type AskedOfSupport } from '../domain/asked-of-support';
import type { OfficeStep } from './office';

interface Asker {
  readonly id: string;
  readonly name: string;
}

/** The support requests of the demo, written by its agent, client and driver. */
export class Helpdesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly ids: Ids,
    private readonly clientId: () => string,
    private readonly people: Readonly<Record<AskedOfSupport['by'], Asker>>,
  ) {}

  steps(today: IsoDate): OfficeStep[] {
    return ASKED_OF_SUPPORT.flatMap((asked) => {
      const { daysAgo, thread = [], ends } = asked;
      const id = this.ids.uuid();
      const on = (later: number): IsoDate => addDays(today, later - daysAgo);
      return [
        { on: on(0), act: (context) => this.ask(id, asked, context) },
        ...thread.map(([from, message], nr): OfficeStep => ({
          on: on(nr + 1),
          act: (context) => this.write(id, asked, { messages: nr + 1, messageFrom: from, message }, context),
        })),
        ...(ends
          ? [{ on: on(thread.length + 1), act: (context: CommandContext) => this.change(id, ends, context) }]
          : []),
      ];
    });
  }

  private ask(id: string, { by, subject, description, category, priority }: AskedOfSupport, context: CommandContext) {
    const values = {
      subject,
      description,
      category,
      priority,
      userId: this.people[by].id,
      clientId: by === 'client' ? this.clientId() : null,
      messageAt: context.clock.now().toISOString(),
    };
    return this.commands.execute(new AddRecord(kindOf(SupportRequest), id, values, this.as(by, context)));
  }

  private write(
    id: string,
    { by }: AskedOfSupport,
    said: Pick<SupportRequest, 'messages' | 'messageFrom' | 'message'>,
    context: CommandContext,
  ) {
    const messageAt = context.clock.now().toISOString();
    return this.change(id, { ...said, messageAt }, said.messageFrom === 'staff' ? context : this.as(by, context));
  }

  private change(id: string, changes: object, context: CommandContext) {
    return this.commands.execute(new ChangeRecord(kindOf(SupportRequest), id, { ...changes }, context));
  }

  private as(by: AskedOfSupport['by'], context: CommandContext): CommandContext {
    return { ...context, actor: { ...this.people[by], role: by } };
  }
}
