import { CommandBus } from '@nestjs/cqrs';
import type { AgentFlags, Role } from '../../../src/modules/people/permissions';
import { Accounts } from '../../../src/modules/people/users';
import { Agent } from '../../../src/modules/people/agents';
import { Client } from '../../../src/modules/clients/clients';
import { systemContext } from '../../../src/platform/event-log/commands/context';
import { Ids } from '../../../src/platform/database/ids';
import { kindOf } from '../../../src/platform/records/kind/kind';
import { AddRecord } from '../../../src/platform/records/store/record-commands';
import type { TestSystem } from '../system';
import type { Visitor } from './visitor';

export const PASSWORD = 'axlebook-demo';
let count = 0;

export interface Hired {
  readonly visitor: Visitor;
  readonly userId: string;
  readonly email: string;
}

/** A new account of a role, signed in by its door. */
export const newAccount = async (system: TestSystem, role: Role, over: { clientId?: string } = {}): Promise<Hired> => {
  count += 1;
  const email = `${role}-${count}@people.test`;
  const userId = await system.app
    .get(Accounts)
    .create(
      { email, firstName: 'Person', lastName: String(count), role, password: PASSWORD, ...over },
      systemContext(system.clock, 'cli', 'test'),
    );
  return { visitor: system.visitor(), userId, email };
};

export const signIn = async (hired: Hired, door: 'staff' | 'client' = 'staff'): Promise<Visitor> => {
  const { status, text } = await hired.visitor.post(`/api/${door}/login`, { email: hired.email, password: PASSWORD });
  if (status !== 200) throw new Error(`${hired.email} could not sign in: ${status} ${text}`);
  return hired.visitor;
};

export interface HiredAgent extends Hired {
  readonly agentId: string;
  readonly displayName: string;
}

export const newAgent = async (system: TestSystem, over: Partial<Agent> = {}): Promise<HiredAgent> => {
  const hired = await newAccount(system, 'agent');
  const agentId = system.app.get(Ids).uuid();
  const displayName = over.displayName ?? `Agent ${count}`;
  await system.app
    .get(CommandBus)
    .execute(
      new AddRecord(
        kindOf(Agent),
        agentId,
        { displayName, userId: hired.userId, ...over },
        systemContext(system.clock, 'cli', 'test'),
      ),
    );
  await signIn(hired);
  return { ...hired, agentId, displayName };
};

/** An agent with these flags, signed in. */
export const hireAgent = async (system: TestSystem, flags: Partial<AgentFlags>): Promise<Visitor> =>
  (await newAgent(system, flags as Partial<Agent>)).visitor;

export const newClient = async (system: TestSystem, over: object = {}): Promise<string> => {
  count += 1;
  const id = system.app.get(Ids).uuid();
  await system.app
    .get(CommandBus)
    .execute(
      new AddRecord(
        kindOf(Client),
        id,
        { companyName: `Client ${count}`, ...over },
        systemContext(system.clock, 'cli', 'test'),
      ),
    );
  return id;
};

/** A user of the portal of a client, signed in. */
export const newPortalUser = async (system: TestSystem, clientId: string): Promise<Hired> => {
  const hired = await newAccount(system, 'client', { clientId });
  await signIn(hired, 'client');
  return hired;
};
