import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Follow, Prepared } from '../../../../platform/event-log/commands/aggregate';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { Ids } from '../../../../platform/database/ids';
import { notFound, RuleViolation } from '../../../../platform/core/errors';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { kindOf, type Values } from '../../../../platform/records/kind/kind';
import type { RecordCommand } from '../../../../platform/records/kind/kind-aggregate';
import { StoreOf, type How, type RecordStore } from '../../../../platform/records/store/record-store';
import { People, User } from '../../../people/users';
import { Assignments, Client } from '../../clients';
import { Registration } from '../registration';

/**
 * Turns a registration into a client, and its owner into a portal user, who gets an invitation by e-mail. A repeated
 * command returns the client that the first one created (decisions.md §5).
 * @throws RuleViolation NOT_FOUND, REGISTRATION_REJECTED, or AGENT_CLIENTS when the agent has too many clients
 */
export class MigrateRegistration extends Command<Client> {
  constructor(
    readonly registrationId: string,
    readonly context: CommandContext,
    readonly how: { readonly agentId?: string | null; readonly invite?: boolean } = {},
  ) {
    super();
  }
}

@CommandHandler(MigrateRegistration)
export class MigrateRegistrationHandler implements ICommandHandler<MigrateRegistration> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly ids: Ids,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    private readonly people: People,
    private readonly assignments: Assignments,
  ) {}

  execute(command: MigrateRegistration): Promise<Client> {
    return this.assignments.oneMoreFor(command.how.agentId, (limit) => this.migrate(command, limit));
  }

  private async migrate(
    { registrationId, context, how }: MigrateRegistration,
    limit: Pick<How, 'guards'>,
  ): Promise<Client> {
    const [newId, userId] = [this.ids.uuid(), this.ids.uuid()];
    const { answer: clientId } = await this.runner.run({
      aggregate: kindOf(Registration).aggregate,
      id: registrationId,
      context,
      prepare: async (state): Promise<Prepared<RecordCommand>> => {
        if (state.status !== 'kept') throw notFound('registration');
        const values = state.values as Values & Registration;
        if (values.clientId) return { command: { type: 'Change', id: registrationId, changes: {} } };
        if (values.status === 'rejected')
          throw new RuleViolation(
            'REGISTRATION_REJECTED',
            'A rejected registration cannot be migrated. Set its status first.',
          );
        await limit.guards?.();
        const newUser = await this.userOf(
          values,
          newId,
          userId,
          how.invite === false ? null : context.clock.now().toISOString(),
        );
        const newClient = {
          ...clientValues(values, registrationId),
          agentId: how.agentId ?? null,
          userId: newUser ? userId : null,
        };
        return {
          command: {
            type: 'Change',
            id: registrationId,
            changes: { status: 'approved', clientId: newId },
          },
          alongside: [
            { aggregate: kindOf(Client).aggregate, id: newId, command: { type: 'Add', id: newId, values: newClient } },
            ...(newUser ? [newUser] : []),
          ],
        };
      },
      answer: (state): string => (state.status === 'kept' ? String(state.values['clientId']) : ''),
    });
    return this.clients.get(EVERYTHING, clientId);
  }

  /**
   * The command that adds the portal user of a new client; null when somebody already signs in with this e-mail
   * address. An administrator then assigns that user to the client.
   */
  private async userOf(
    { email, ownerName }: Registration,
    clientId: string,
    id: string,
    invitedAt: string | null,
  ): Promise<Follow | null> {
    if (await this.people.hasEmail(email)) return null;
    const [firstName = ownerName, ...others] = ownerName.split(' ');
    const values = {
      email,
      firstName,
      lastName: others.join(' ') || null,
      role: 'client',
      clientId,
      invitedAt,
    };
    return { aggregate: kindOf(User).aggregate, id, command: { type: 'Add', id, values } };
  }
}

const clientValues = (from: Registration, registrationId: string): Partial<Client> => ({
  companyName: from.companyName,
  contactName: from.ownerName,
  email: from.email,
  phone: from.phone,
  address: from.address,
  city: from.city,
  state: from.state,
  zipCode: from.zipCode,
  dotNumber: from.dotNumber,
  mcNumber: from.mcNumber,
  registrationId,
  notes:
    [from.dotNumber && `DOT ${from.dotNumber}`, from.mcNumber && `MC ${from.mcNumber}`, from.additionalInfo]
      .filter(Boolean)
      .join('\n') || null,
});
