import type { CommandBus } from '@nestjs/cqrs';
import { Readable } from 'node:stream';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { Ids } from '../../../../platform/database/ids';
import type { Files } from '../../../../platform/infrastructure/files/files';
import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { AddRecord, ChangeRecord } from '../../../../platform/records/store/record-commands';
import { kindNamed, kindOf } from '../../../../platform/records/kind/kind';
import { User } from '../../../people/users';
import { Agent } from '../../../people/agents';
import { Client } from '../../../clients/clients';
import { Document, type DocumentStatus } from '../../../compliance/documents';
import { IftaProcess } from '../../../compliance/ifta';
import { Vehicle } from '../../../operations/vehicles';
import { CLIENTS, those, type Company } from '../domain/cast';
import { keptForClient } from '../domain/kept-for-clients';
import { lastQuarters } from '../domain/last-quarters';
import { spentForClient } from '../domain/spent-for-clients';
import { drawPaper } from '../pdf/draw-paper';
import { Chance } from '../domain/random';

const CLIENTS_OF_THE_AGENT = 4;
const CLIENTS_WITH_PAPERS = 6;
const CLIENTS_WITH_FILINGS = 8;
const CLIENTS_WITH_COMPLIANCE = 8;
const CLIENTS_WITH_EXPENSES = 5;
const MOST_TRUCKS = 4;
const TRUCKS = [
  { make: 'Freightliner', model: 'Cascadia', maker: '1FUJGLDR' },
  { make: 'Kenworth', model: 'T680', maker: '1XKYD49X' },
  { make: 'Peterbilt', model: '579', maker: '1XPBDP9X' },
] as const;
const MILES_A_TRUCK = 23_000;

interface Paper {
  readonly type: string;
  readonly title: string;
  readonly lines: readonly string[];
}
const PAPERS: readonly Paper[] = [
  {
    type: 'w9',
    title: 'Form W-9',
    lines: ['Name as shown on the income tax return', 'Business: limited liability company', 'Signed by the owner'],
  },
  {
    type: 'bol',
    title: 'Bill of lading',
    lines: ['24 pallets, dry goods, 41,200 lb', 'Shipper load and count', 'Received in good order'],
  },
  { type: 'receipt', title: 'Diesel receipt', lines: ['Diesel 118.4 gal', 'Unit 14', 'Paid by fleet card'] },
  {
    type: 'ifta',
    title: 'Mileage by state',
    lines: ['TN 2,140  GA 1,320  AL 880', 'KY 760  IN 415', 'Odometer readings attached'],
  },
  { type: 'id', title: 'Commercial driver license', lines: ['Class A', 'Endorsements N, T'] },
];

/** A step of the demo year beside the hauls: the agent's clients, papers that clients upload, IFTA filings. */
export interface OfficeStep {
  readonly on: IsoDate;
  /** The index of the client that the step is for. Steps of different clients may run in parallel. */
  readonly client?: number;
  readonly act: (context: CommandContext) => Promise<unknown>;
}

/** The work of the demo firm beyond loads and invoices, done by the commands that the screens send. */
export class Office {
  private readonly chance = new Chance(20_260_102);
  /** The ids of the vehicles of each client, by the index of the client. */
  private readonly fleet = new Map<number, string[]>();

  constructor(
    private readonly commands: CommandBus,
    private readonly ids: Ids,
    private readonly files: Files,
    private readonly clients: readonly Company[],
    private readonly clientId: (index: number) => string,
    private readonly people: { readonly agent: string; readonly client: string },
    /** The id of the driver of a client; null when it has none. */
    private readonly driverId: (index: number) => number | null,
  ) {}

  steps(first: IsoDate, today: IsoDate): OfficeStep[] {
    return [
      { on: addDays(first, 1), act: (context) => this.seatTheAgent(context) },
      ...this.fleets(addDays(first, 2)),
      ...this.kept(addDays(first, 3), today),
      ...this.spent(today),
      ...this.papers(today),
      ...this.filings(today),
    ];
  }

  /** The ids of the trucks of a client, once its steps are made. */
  trucksOf(index: number): readonly string[] {
    return this.fleet.get(index) ?? [];
  }

  private async seatTheAgent(context: CommandContext): Promise<void> {
    const agentId = this.ids.uuid();
    const values = {
      userId: this.people.agent,
      displayName: 'Andre Silva',
      department: 'Client Services',
      accessLevel: 'standard',
      canViewReports: true,
      canAccessAccounting: true,
    };
    await this.commands.execute(new AddRecord(kindOf(Agent), agentId, values, context));
    for (let index = 0; index < CLIENTS_OF_THE_AGENT; index += 1)
      await this.commands.execute(new ChangeRecord(kindOf(Client), this.clientId(index), { agentId }, context));
    await this.commands.execute(
      new ChangeRecord(kindOf(User), this.people.client, { clientId: this.clientId(0) }, context),
    );
  }

  private fleets(on: IsoDate): OfficeStep[] {
    return this.clients.flatMap(({ fleetSize, state }, index) =>
      Array.from({ length: Math.min(fleetSize, MOST_TRUCKS) }, (_, nr): OfficeStep => {
        const { make, model, maker } = TRUCKS[(index + nr) % TRUCKS.length] ?? TRUCKS[0];
        const serial = String(100_000 + index * 100 + nr);
        const id = this.ids.uuid();
        this.fleet.set(index, [...(this.fleet.get(index) ?? []), id]);
        const truck = {
          unitNumber: String(101 + nr),
          vin: `${maker}9KL${serial}`,
          licensePlate: `P${serial}`,
          plateState: state,
          year: 2019 + ((index + nr) % 6),
          make,
          model,
          weight: 80_000,
          axles: 5,
          firstUsedMonth: `${on.slice(0, 4)}-07`,
        };
        return {
          on,
          client: index,
          act: (context) => {
            const values = { ...truck, clientId: this.clientId(index) };
            return this.commands.execute(new AddRecord(kindOf(Vehicle), id, values, context));
          },
        };
      }),
    );
  }

  /** Insurance, business entities and compliance records of the first clients. */
  private kept(on: IsoDate, today: IsoDate): OfficeStep[] {
    return those(this.clients, CLIENTS_WITH_COMPLIANCE).flatMap((index) =>
      keptForClient(index, today, this.fleet.get(index) ?? []).flatMap(({ kind, values, from = on, then = [] }) => {
        const [id, begun] = [this.ids.uuid(), from > on ? from : on];
        const keep = (context: CommandContext) =>
          this.commands.execute(
            new AddRecord(kindNamed(kind), id, { ...values, clientId: this.clientId(index) }, context),
          );
        const move = (changes: Readonly<Record<string, unknown>>) => (context: CommandContext) =>
          this.commands.execute(new ChangeRecord(kindNamed(kind), id, changes, context));
        return [
          { on: begun < today ? begun : today, client: index, act: keep },
          ...then
            .filter((step) => step.on <= today)
            .map((step) => ({ on: step.on > begun ? step.on : begun, client: index, act: move(step.values) })),
        ];
      }),
    );
  }

  private spent(today: IsoDate): OfficeStep[] {
    return those(this.clients, CLIENTS_WITH_EXPENSES).flatMap((index) =>
      spentForClient(this.chance, today, this.fleet.get(index) ?? []).flatMap(
        ({ on, values, paidOn }): OfficeStep[] => {
          let id = 0;
          const add = async (context: CommandContext): Promise<void> => {
            id = await this.ids.next('expense_ids');
            const expense = { ...values, clientId: this.clientId(index), driverId: this.driverId(index) };
            await this.commands.execute(new AddRecord(kindNamed('expense'), id, expense, context));
          };
          const paid = { status: 'paid', paidOn, paidBy: 'check' };
          const pay = (context: CommandContext) =>
            this.commands.execute(new ChangeRecord(kindNamed('expense'), id, paid, context));
          return [{ on, client: index, act: add }, ...(paidOn ? [{ on: paidOn, client: index, act: pay }] : [])];
        },
      ),
    );
  }

  private papers(today: IsoDate): OfficeStep[] {
    return Array.from({ length: CLIENTS_WITH_PAPERS }, (_, index) => index).flatMap((index) =>
      PAPERS.slice(0, index === 0 ? PAPERS.length : 2 + (index % 3)).flatMap((paper, nth): OfficeStep[] => {
        const on = addDays(today, -(nth === 0 ? 200 : this.chance.between(1, 60)));
        let id = 0;
        const upload = {
          on,
          act: async (context: CommandContext) => (id = await this.upload(index, paper, on, context)),
        };
        const goal: DocumentStatus[] =
          nth === 0 ? ['pending', 'processed'] : nth === 1 ? ['pending'] : nth === 4 ? ['rejected'] : [];
        return [
          upload,
          ...goal.map((status, step) => ({
            on: addDays(on, step),
            act: (context: CommandContext) => this.review(id, status, context),
          })),
        ];
      }),
    );
  }

  private async upload(
    index: number,
    { type, title, lines }: Paper,
    on: IsoDate,
    context: CommandContext,
  ): Promise<number> {
    const company = this.clients[index]?.companyName ?? '';
    const content = await drawPaper(title, company, on, lines);
    const { hash, size } = await this.files.put(Readable.from([content]));
    const id = await this.ids.next('document_ids');
    const values = {
      clientId: this.clientId(index),
      userId: index === 0 ? this.people.client : null,
      uploadedBy: this.clients[index]?.ownerName ?? '',
      documentType: type,
      originalName: `${title} ${company}.pdf`,
      mimeType: 'application/pdf',
      fileSize: size,
      file: hash,
    };
    const owner = { ...context, actor: { id: null, name: this.clients[index]?.ownerName ?? 'Client', role: 'client' } };
    await this.commands.execute(new AddRecord(kindOf(Document), id, values, owner));
    return id;
  }

  private async review(id: number, status: DocumentStatus, context: CommandContext): Promise<void> {
    const reason = status === 'rejected' ? 'The picture is blurred. Please send it again.' : null;
    await this.commands.execute(new ChangeRecord(kindOf(Document), id, { status, reason }, context));
  }

  private filings(today: IsoDate): OfficeStep[] {
    return lastQuarters(today).flatMap(({ year, quarter, ended }, age) =>
      those(this.clients, CLIENTS_WITH_FILINGS).flatMap((index): OfficeStep[] => {
        const id = this.ids.uuid();
        const miles = (this.clients[index]?.fleetSize ?? 1) * MILES_A_TRUCK + this.chance.between(-3_000, 3_000);
        const gallons = Math.round(miles / (6 + this.chance.next()));
        const [received, worked, done] = [
          addDays(ended, 4 + (index % CLIENTS.length)),
          addDays(ended, 12 + (index % CLIENTS.length)),
          addDays(ended, 20 + (index % CLIENTS.length)),
        ];
        const figures = {
          totalMiles: String(miles),
          totalGallons: String(gallons),
          taxOwed: this.chance.between(4_000, 62_000),
        };
        const all: OfficeStep[] = [
          {
            on: received,
            act: (context) =>
              this.commands.execute(
                new AddRecord(kindOf(IftaProcess), id, { quarter, year, clientId: this.clientId(index) }, context),
              ),
          },
          {
            on: worked,
            act: (context) =>
              this.commands.execute(
                new ChangeRecord(kindOf(IftaProcess), id, { status: 'pending', ...figures }, context),
              ),
          },
          {
            on: done,
            act: (context) =>
              this.commands.execute(new ChangeRecord(kindOf(IftaProcess), id, processedOn(done), context)),
          },
        ];
        return (age === 0 && index % 3 === 2 ? all.slice(0, 1) : age === 0 && index % 3 === 1 ? all.slice(0, 2) : all)
          .filter(({ on }) => on <= today)
          .map((step) => ({ ...step, client: index }));
      }),
    );
  }
}

const processedOn = (day: IsoDate) => ({
  ...{ status: 'processed', submittedDate: day, processedDate: day },
  notes: 'Filed with the base state.',
});
