import { DataSource } from 'typeorm';
import { clientConfig, tableShapeOf } from '../../src/platform/event-log/projections/read-tables';
import { Fence } from '../../src/platform/event-log/store/fence';
import { spanOf } from '../../src/platform/event-log/replay/async-projection';
import { LogFollower } from '../../src/platform/event-log/replay/log-follower';
import { LogSignal } from '../../src/platform/event-log/store/log-signal';
import { allProjections, type Projection } from '../../src/platform/event-log/projections/projection';
import type { Answer } from '../support/world/visitor';
import { PASSWORD, newAgent, newPortalUser } from '../support/world/people';
import { mustBeInOrder } from '../support/world/rules-of-the-books';
import { eventually, TestSystem } from '../support/system';
import { TestClock } from '../support/test-clock';
import { Visitor } from '../support/world/visitor';
import { ringBells } from './views/bell';
import { Books } from './views/books';
import type { Eyes } from './views/eyes';
import { readLog, type Logged } from './log';
import { dayIn } from './plain';

/** A Friday noon in New York, ten days before a month's end and six weeks before a year's. */
export const START = '2027-11-19T17:00:00.000Z';

type Door = 'staff' | 'client';

/** Signs in again when the session has ended, as a person does who comes back days later. */
class Regular extends Visitor {
  constructor(
    address: string,
    private readonly email: string,
    private readonly door: Door,
  ) {
    super(address);
  }

  override async send<Body>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Answer<Body>> {
    const answer = await super.send<Body>(method, path, body, headers);
    if (answer.status !== 401) return answer;
    await this.signIn();
    return super.send<Body>(method, path, body, headers);
  }

  async signIn(): Promise<void> {
    const { status, text } = await super.send(
      'POST',
      `/api/${this.door}/login`,
      { email: this.email, password: PASSWORD },
      {},
    );
    if (status !== 200) throw new Error(`${this.email} could not sign in: ${status} ${text}`);
  }
}

/** A firm at work: two of the staff, two agents who see different clients, the portal of one client. */
export class World {
  readonly log: Logged[] = [];
  /** How the books stood after each step. */
  readonly remembered: {
    readonly step: string;
    readonly facts: number;
    readonly position: number;
    readonly at: string;
  }[] = [];

  /** The audit search follows the log behind it; all else that workers do would do things of its own. */
  private readonly follower: LogFollower;

  private constructor(
    readonly system: TestSystem,
    readonly clock: TestClock,
    readonly people: Readonly<Record<'admin' | 'employee' | 'agent' | 'openAgent' | 'portal', Eyes>>,
  ) {
    const trail = allProjections().find(({ name }) => name === 'audit-trail') as Projection;
    const handle = spanOf(trail, tableShapeOf(system.app.get(DataSource), trail.table));
    this.follower = new LogFollower(
      clientConfig(system.settings.databaseUrl),
      system.app.get(LogSignal),
      system.app.get(Fence),
      { name: trail.name, handle },
    );
  }

  static async start(): Promise<World> {
    const clock = new TestClock();
    clock.travel(START);
    const system = await TestSystem.start({ clock });
    const known = async (name: string, email: string, door: Door = 'staff'): Promise<Eyes> => {
      const visitor = new Regular(system.address, email, door);
      await visitor.signIn();
      const { body } = await visitor.get<{ id: string }>('/api/auth/user');
      return { name, visitor, userId: body.id };
    };
    const [admin, employee] = [
      await known('the administrator', 'admin@axlebook.test'),
      await known('the employee', 'employee@axlebook.test'),
    ];
    const flags = {
      canCreateInvoices: true,
      canViewReports: true,
      canManageClients: true,
      canAccessAccounting: true,
      maxClients: 0,
      maxInvoices: 0,
    };
    const narrow = await newAgent(system, { ...flags, accessLevel: 'standard' });
    const open = await newAgent(system, { ...flags, accessLevel: 'advanced', canViewReports: false });
    const addClient = async (companyName: string, agentId: string | null): Promise<string> => {
      const { body } = await admin.visitor.post<{ id: string }>('/api/clients', {
        companyName,
        contactName: `Owner ${companyName}`,
        email: `office@${companyName.toLowerCase()}.test`,
        agentId,
      });
      return body.id;
    };
    const [clientId] = [
      await addClient('Alpha', narrow.agentId),
      await addClient('Bravo', narrow.agentId),
      await addClient('Charlie', null),
      await addClient('Delta', open.agentId),
    ];
    for (const name of ['Eagle', 'Falcon'])
      await admin.visitor.post('/api/brokers', { name, contactEmail: `ap@${name.toLowerCase()}.test` });
    const portal = await newPortalUser(system, clientId ?? '');
    const world = new World(system, clock, {
      admin,
      employee,
      agent: await known('the agent of two clients', narrow.email),
      openAgent: await known('the agent who sees the unassigned', open.email),
      portal: await known('the portal user', portal.email, 'client'),
    });
    world.follower.start();
    await ringBells(world.people, clientId ?? '', dayIn((await world.books()).timeZone, clock.now().toISOString()));
    await world.remember('the start');
    return world;
  }

  get everybody(): readonly Eyes[] {
    return Object.values(this.people);
  }

  /** The books as they stand now. */
  async books(): Promise<Books> {
    this.log.push(...(await readLog(this.system, this.log.at(-1)?.position)));
    return new Books([...this.log], this.clock.now().toISOString());
  }

  async remember(step: string): Promise<Books> {
    const books = await this.books();
    this.remembered.push({
      step,
      facts: books.events.length,
      position: books.position,
      at: this.clock.now().toISOString(),
    });
    return books;
  }

  /** Until the audit search has heard of everything. */
  async caughtUp(): Promise<void> {
    const behind = async () =>
      (
        await this.system.sql<{ n: number }>(
          "SELECT (SELECT max(position) FROM facts) - position AS n FROM checkpoints WHERE name = 'audit-trail'",
        )
      ).rows[0]?.n;
    await eventually(behind, (n) => n === 0);
  }

  async end(): Promise<void> {
    const stopping = this.follower.stop();
    await this.system.stop({ verify: false });
    await stopping;
  }

  /** Every read table is what a replay makes, and the books keep their rules. */
  async inOrder(): Promise<void> {
    await mustBeInOrder(this.system);
    await this.system.verified();
  }
}
