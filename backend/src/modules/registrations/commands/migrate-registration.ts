import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import type { Prepared } from '../../../platform/commands/aggregate';
import { CommandRunner } from '../../../platform/commands/command-runner';
import type { CommandContext } from '../../../platform/commands/context';
import { Ids } from '../../../platform/database/ids';
import { notFound, RuleViolation } from '../../../platform/event-store/errors';
import type { RecordCommand } from '../../../platform/records/record';
import { GetRecord } from '../../../platform/records/record-queries';
import { client, ClientRow, newClientValues } from '../../clients';
import { registration, type RegistrationRow } from '../domain/registration';

/** Makes a client of a registration, once: asked again, it answers the same client (decisions.md §5). */
export class MigrateRegistration extends Command<ClientRow> {
  constructor(
    readonly registrationId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(MigrateRegistration)
export class MigrateRegistrationHandler implements ICommandHandler<MigrateRegistration> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly ids: Ids,
    private readonly queries: QueryBus,
  ) {}

  async execute({ registrationId, context }: MigrateRegistration): Promise<ClientRow> {
    const newId = this.ids.uuid();
    const { answer: clientId } = await this.runner.run({
      aggregate: registration.aggregate,
      id: registrationId,
      context,
      prepare: (state): Prepared<RecordCommand> => {
        if (state.status !== 'kept') throw notFound('registration');
        const values = state.values as unknown as RegistrationRow;
        if (values.clientId) return { command: { type: 'Change', id: registrationId, changes: {} } };
        if (values.status === 'rejected') throw new RuleViolation('REGISTRATION_REJECTED', 'A rejected registration cannot be migrated. Set its status first.');
        return {
          command: { type: 'Change', id: registrationId, changes: { status: 'approved', clientId: newId, openRequest: null } },
          also: [{ aggregate: client.aggregate, id: newId, command: { type: 'Add', id: newId, values: clientValues(values, registrationId) } }],
        };
      },
      answer: (state): string => (state.status === 'kept' ? String(state.values['clientId']) : ''),
    });
    return this.queries.execute(new GetRecord(client, clientId, ClientRow));
  }
}

const clientValues = (from: RegistrationRow, registrationId: string): Record<string, unknown> =>
  newClientValues({
    companyName: from.companyName, contactName: from.ownerName, email: from.email, phone: from.phone, address: from.address, city: from.city, state: from.state, zipCode: from.zipCode,
    dotNumber: from.dotNumber, mcNumber: from.mcNumber, registrationId,
    notes: [from.dotNumber && `DOT ${from.dotNumber}`, from.mcNumber && `MC ${from.mcNumber}`, from.additionalInfo].filter(Boolean).join('\n') || null,
  });
