import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { Clock, clockAt } from '../../../../platform/core/clock';
import { systemContext, type CommandContext } from '../../../../platform/event-log/commands/context';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { Ids } from '../../../../platform/database/ids';
import { FILES, type Files } from '../../../../platform/infrastructure/files/files';
import { Installation } from '../../../../platform/installation/installation';
import { dateIn, addDays, type IsoDate } from '../../../../platform/money/dates';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Deposit, type DepositStore } from '../../../accounting/deposits';
import { Invoice, type InvoiceStore } from '../../../accounting/invoices';
import type { Role } from '../../../people/permissions';
import { ObligationBook } from '../../../compliance/obligations';
import { Accounts } from '../../../people/users';
import { ChartSeed } from '../../../accounting/ledger';
import { Firm } from '../../settings';
import { APPLICANTS, BROKERS, CLIENTS, clientsAt, FIRM, type Company } from '../domain/cast';
import { DemoBank } from './demo-bank';
import { DemoFuelTax } from './demo-fuel-tax';
import { DemoPortalPayments } from './demo-portal-payments';
import { DemoReadings } from './demo-readings';
import { DemoTreasury } from './demo-treasury';
import { FactorDesk } from './factor-desk';
import { Clerk } from './clerk';
import { Crew } from './crew';
import { StatePapers } from './state-papers';
import { Helpdesk } from './helpdesk';
import { Office } from './office';
import { factoredWays, type FactoredWay } from '../domain/factored';
import { generateYear, type Haul } from '../domain/story';
import { clientsSideBySide, oneByOne, workingHours } from './working-days';

export const DEMO_PASSWORD = 'axlebook-demo';
const PEOPLE: readonly [Role, string, string][] = [
  ['admin', 'Alex', 'Morgan'],
  ['employee', 'Erin', 'Walsh'],
  ['agent', 'Andre', 'Silva'],
  ['driver', 'Dana', 'Reyes'],
  ['client', 'Chris', 'Nolan'],
];
const HOLDS_THE_DEMO =
  'This database holds the demo firm, whose accounts have a published password. Set DEMO=1 to go on with the demo, or give the real firm a database of its own: another AXLEBOOK_DATA_DIR or DATABASE_URL.';
const HOLDS_A_FIRM =
  'This database holds a firm that is not the demo. Set DEMO=0 to work with it, or give the demo a database of its own: another AXLEBOOK_DATA_DIR or DATABASE_URL.';
const LATEST_LETTERS_DAYS = 6;

interface Step {
  readonly on: IsoDate;
  readonly order: number;
  readonly client?: number;
  readonly act: (context: CommandContext) => Promise<unknown>;
}

/**
 * The demo firm: five accounts and a plausible year, made with the same commands that users send, in the order of the
 * days of the story.
 */
@Injectable()
export class Demo {
  constructor(
    private readonly accounts: Accounts,
    private readonly commands: CommandBus,
    private readonly firm: Firm,
    private readonly ids: Ids,
    private readonly chart: ChartSeed,
    private readonly portalPayments: DemoPortalPayments,
    private readonly treasury: DemoTreasury,
    private readonly bank: DemoBank,
    private readonly fuelTax: DemoFuelTax,
    private readonly readings: DemoReadings,
    private readonly clock: Clock,
    private readonly installation: Installation,
    private readonly obligations: ObligationBook,
    private readonly dataSource: DataSource,
    @RichStoreOf(Invoice) private readonly invoices: InvoiceStore,
    @RichStoreOf(Deposit) private readonly deposits: DepositStore,
    @Inject(FILES) private readonly files: Files,
  ) {}

  /**
   * Checks that the setting DEMO and the data agree on whether this is the demo.
   * @throws Error with a sentence for the operator
   */
  async mustFit(wanted: boolean): Promise<void> {
    const planted = await this.installation.isPlanted();
    if (planted && !wanted) throw new Error(HOLDS_THE_DEMO);
    if (wanted && !planted && (await this.isInUse())) throw new Error(HOLDS_A_FIRM);
  }

  /** Adds the demo data at the first start of a demo; later starts find users and change nothing. */
  async plantOnce(): Promise<void> {
    if (!(await this.accounts.anybodyThere())) await this.plant(1);
  }

  /** Whether there are users, or events of anybody but the system. */
  async isInUse(): Promise<boolean> {
    const byPeople = poolOf(this.dataSource).query(
      "SELECT 1 FROM facts WHERE metadata->>'role' IS DISTINCT FROM 'system' LIMIT 1",
    );
    return (await this.accounts.anybodyThere()) || (await byPeople).rowCount === 1;
  }

  /**
   * Adds the demo data: the chart of accounts, the accounts of users and a year of work up to `now`.
   * @param scale 1 for the twelve clients, 2 for twice as many
   * @returns how many steps were run
   */
  async plant(scale: number, now = this.clock.now()): Promise<number> {
    await this.installation.becomeDemo();
    this.ids.seed(20_260_101, now);
    try {
      const opened = addDays(dateIn(FIRM.timeZone, now), -380);
      await this.chart.plant(systemContext(clockAt(noonOf(opened)), 'cli', 'demo'));
      const people = (await this.accounts.anybodyThere()) ? null : await this.people(opened);
      return await this.year(scale, now, people);
    } finally {
      this.ids.unseed();
    }
  }

  async people(since?: IsoDate): Promise<Map<Role, string>> {
    await this.installation.becomeDemo();
    const context = systemContext(since ? clockAt(noonOf(since)) : this.clock, 'cli', 'demo');
    const made = new Map<Role, string>();
    for (const [role, firstName, lastName] of PEOPLE)
      made.set(
        role,
        await this.accounts.create(
          { email: `${role}@axlebook.test`, firstName, lastName, role, password: DEMO_PASSWORD },
          context,
        ),
      );
    return made;
  }

  private async year(scale: number, now: Date, people: ReadonlyMap<Role, string> | null): Promise<number> {
    const employeeId = people?.get('employee');
    const today = dateIn(FIRM.timeZone, now);
    const actor = employeeId
      ? { id: employeeId, name: 'Erin Walsh', role: 'employee' }
      : { id: null, name: 'Demo', role: 'system' };
    const clerk = new Clerk(this.commands, this.invoices, this.deposits, this.ids);
    const clients = clientsAt(scale);
    const first = addDays(today, -370);
    const hauls = generateYear(today, CLIENTS.length, clients.length - CLIENTS.length, BROKERS.length);
    const factored = factoredWays(hauls, CLIENTS.length);
    const factors = new FactorDesk(this.commands, this.invoices, this.ids, clerk);
    const steps: Step[] = [
      { on: addDays(first, -8), order: 0, act: (context) => this.firm.save(FIRM, context) },
      ...BROKERS.map((broker) => ({
        on: first,
        order: 0,
        act: (context: CommandContext) => clerk.addBroker(broker, context),
      })),
      ...clients.map((client, index) => ({
        on: first,
        order: 1 + index / 1e6,
        act: (context: CommandContext) => clerk.takeOn(client, index, context),
      })),
      ...hauls.flatMap((haul, index) => this.haul(haul, index, clerk, today, factors, factored.get(haul))),
      ...this.besides(clerk, clients, people, today, now),
      ...APPLICANTS.map((applicant, index) => ({
        on: addDays(today, index - APPLICANTS.length),
        order: 9,
        act: (context: CommandContext) => clerk.register(applicant, 100 + index, context),
      })),
    ];
    steps.sort((a, b) => a.on.localeCompare(b.on) || a.order - b.order);
    const times = workingHours(steps, now);
    const acts = steps.map(({ on, client, act }, index) => ({
      on,
      client,
      act: () => act(systemContext(clockAt(times[index] ?? now), 'cli', 'demo', { actor })),
    }));
    await (scale === 1 ? oneByOne(acts) : clientsSideBySide(acts));
    await this.obligations.catchUp(
      clients.map((_, index) => clerk.clientId(index)),
      'demo',
    );
    return steps.length;
  }

  /** The steps in addition to the hauls; none when the demo accounts were not created here. */
  private besides(
    clerk: Clerk,
    clients: readonly Company[],
    people: ReadonlyMap<Role, string> | null,
    today: IsoDate,
    now: Date,
  ): Step[] {
    const [agent, client, driver] = [people?.get('agent'), people?.get('client'), people?.get('driver')];
    if (!agent || !client || !driver) return [];
    const clientId = (index: number): string => clerk.clientId(index);
    const office = new Office(this.commands, this.ids, this.files, clients, clientId, { agent, client }, (index) =>
      clerk.driverId(index),
    );
    const hired = (index: number, id: number): void => clerk.hired(index, id);
    const crew = new Crew(this.commands, this.ids, clients, clientId, hired, driver);
    const papers = new StatePapers(this.commands, this.ids, clientId, client);
    const known = (id: string, role: Role) => ({
      id,
      name:
        PEOPLE.find(([of]) => of === role)
          ?.slice(1)
          .join(' ') ?? role,
    });
    const helpdesk = new Helpdesk(this.commands, this.ids, () => clientId(0), {
      agent: known(agent, 'agent'),
      client: known(client, 'client'),
      driver: known(driver, 'driver'),
    });
    const payer = (nr: number) => (nr === 0 ? { id: clerk.clientId(0), userId: client } : clerk.payer(nr));
    return [
      ...[
        ...office.steps(addDays(today, -370), today),
        ...crew.steps(addDays(today, -369), today),
        ...papers.steps(today),
        ...helpdesk.steps(today),
        ...this.treasury.steps(payer, (nr) => clients[nr]?.companyName ?? '', today),
        ...this.bank.steps(() => clientId(0), today),
        ...this.fuelTax.steps((index) => office.trucksOf(index), clientId, today),
        ...this.readings.steps(people?.get('employee'), today),
      ].map((step) => ({ ...step, order: 8 })),
      ...this.portalPayments.steps(payer, now).map(({ at, act }) => ({
        on: dateIn(FIRM.timeZone, at),
        order: 8,
        act: async (context: CommandContext) => act(context),
      })),
    ];
  }

  private haul(
    haul: Haul,
    index: number,
    clerk: Clerk,
    today: IsoDate,
    factors: FactorDesk,
    factored: FactoredWay | undefined,
  ): Step[] {
    const step = (on: IsoDate, order: number, act: Step['act']): Step[] =>
      on <= today ? [{ on, order: order + index / 1e7, client: haul.client, act }] : [];
    const { how, on } = haul.end;
    const book = step(haul.entered, 2, (context) => clerk.bookLoad(haul, context));
    if (how === 'cancelled') return [...book, ...step(on, 3, (context) => clerk.moveLoad(haul, 'cancelled', context))];
    const drive = [
      ...step(haul.pickedUp, 3, (context) => clerk.moveLoad(haul, 'in_transit', context)),
      ...step(haul.delivered, 4, (context) => clerk.moveLoad(haul, 'delivered', context)),
    ];
    if (how === 'not invoiced') return [...book, ...drive];
    const bill = step(haul.invoiced, 5, (context) => clerk.invoice(haul, context));
    const letter =
      haul.invoiced >= addDays(today, -LATEST_LETTERS_DAYS)
        ? step(haul.invoiced, 6, (context) =>
            clerk.sendInvoice(haul, BROKERS[haul.broker]?.contactEmail ?? '', context),
          )
        : [];
    const ends = factored
      ? factors.steps(haul, factored).flatMap((one) => step(one.on, 7, one.act))
      : step(on, 7, (context) => clerk.settle(haul, context));
    return [...book, ...drive, ...bill, ...letter, ...ends];
  }
}

const noonOf = (day: IsoDate): Date => new Date(`${day}T16:00:00.000Z`);
