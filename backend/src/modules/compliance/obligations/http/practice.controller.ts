import { Controller, Get, Query } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { listOf, object } from '../../../../platform/fields/shown';
import type { Page } from '../../../../platform/lists/page';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { daysBetween, type IsoDate } from '../../../../platform/money/dates';
import type { Values } from '../../../../platform/records/kind/kind';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Agent } from '../../../people/agents';
import { Firm } from '../../../administration/settings';
import { Obligation } from '../obligation';
import { PracticeDesk } from '../queries/practice-desk';
import { PracticeClient, PracticePerson, PracticeRow, PracticeWeek } from './practice.answers';
import { clientsOf } from './practice-clients';
import { PracticeQuery, WeeksQuery } from './practice.requests';

/** The practice desk: the obligations of all clients in scope, by due date, by client or by week. */
@Controller('api/practice')
export class PracticeController {
  constructor(
    private readonly desk: PracticeDesk,
    private readonly firm: Firm,
    @StoreOf(Obligation) private readonly obligations: RecordStore<Obligation>,
    @StoreOf(Agent) private readonly agents: RecordStore<Agent>,
  ) {}

  @Get()
  @Route({ allow: 'obligations.read', summary: 'What is to do, the next first', answer: PracticeRow, list: true })
  async list(@Query() query: PracticeQuery, @Me() viewer: Viewer): Promise<Page<PracticeRow>> {
    const { filter, asked } = partsOf(query);
    const found = await this.desk.page(viewer, filter, asked);
    return found.of(await this.told(viewer, found.items));
  }

  @Get('by-client')
  @Route({
    allow: 'obligations.read',
    summary:
      "The same by client, who has the next one first, the firm's own before all; the next 25 of each rule, and how many there are",
    answer: PracticeClient,
    list: true,
  })
  async byClient(@Query() query: PracticeQuery, @Me() viewer: Viewer): Promise<Page<PracticeClient>> {
    const { filter, asked } = partsOf(query);
    const { page, counted } = await this.desk.byClient(viewer, filter, asked);
    return page.of(clientsOf(page.items, await this.told(viewer, counted), counted));
  }

  @Get('weeks')
  @Route({
    allow: 'obligations.read',
    summary: 'How much is late, to do in each of the next weeks, and later',
    answer: listOf(object(() => PracticeWeek)).schema,
  })
  async weeks(@Query() filter: WeeksQuery, @Me() viewer: Viewer): Promise<PracticeWeek[]> {
    return this.desk.weeks(viewer, filter, await this.firm.today());
  }

  @Get('people')
  @Route({
    allow: 'obligations.read',
    summary: 'Who may be given an obligation',
    answer: listOf(object(() => PracticePerson)).schema,
  })
  async people(@Me() viewer: Viewer): Promise<PracticePerson[]> {
    return [...(await this.desk.people(viewer))];
  }

  /** The rows of the practice desk: each obligation with its client, the client’s agent and the days that are left. */
  private async told(viewer: Viewer, obligations: readonly Obligation[]): Promise<PracticeRow[]> {
    const [views, today, agentOf] = await Promise.all([
      this.obligations.shown(viewer, obligations),
      this.firm.today(),
      this.desk.agentsOf(obligations.flatMap((one) => one.clientId ?? [])),
    ]);
    const names = await this.agents.names(viewer, [...agentOf.values()]);
    return obligations.map((one, at) => {
      const agent = agentOf.get(one.clientId ?? '') ?? null;
      return rowOf(one, views[at] ?? {}, today, { agentId: agent, agentName: names.get(agent) ?? null });
    });
  }
}

const partsOf = ({ clientId, agentId, assignedTo, kind, state, dueFrom, dueBefore, ...asked }: PracticeQuery) => ({
  filter: { clientId, agentId, assignedTo, kind, state, dueFrom, dueBefore },
  asked,
});

const rowOf = (
  one: Obligation,
  { clientName, assignedName, amount }: Values,
  today: IsoDate,
  agent: Pick<PracticeRow, 'agentId' | 'agentName'>,
): PracticeRow => ({
  id: one.id,
  clientId: one.clientId,
  clientName: clientName as string | null,
  kind: one.rule,
  title: one.title,
  subjectName: one.subjectName,
  period: one.period,
  state: one.status,
  missing: [...one.missing],
  ...agent,
  assignedTo: one.assignedTo,
  assignedName: assignedName as string | null,
  dueDate: one.dueDate,
  daysLeft: daysBetween(today, one.dueDate),
  amount: amount as string | null,
  version: one.version,
});
