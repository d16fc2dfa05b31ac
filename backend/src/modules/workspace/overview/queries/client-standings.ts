import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { may, type Viewer } from '../../../../platform/access/viewer';
import type { SortRules } from '../../../../platform/lists/order';
import type { SumRules } from '../../../../platform/lists/sums';
import { moneyText } from '../../../../platform/money/money';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { clientBalanceSorts, clientBalanceSums, GetClientBalances } from '../../../accounting/invoices';
import { Firm } from '../../../administration/settings';
import type { Client } from '../../../clients/clients';
import { BY_NEXT_DEADLINE, NextObligations, Obligation } from '../../../compliance/obligations';
import { Agent } from '../../../people/agents';
import type { Standing } from '../http/client-standings.answers';

/** The sort of what the viewer may not see: it is null of every client. */
const UNSEEN: SortRules = { sql: 'NULL::bigint', nulls: true };

/** How clients stand: what they owe, what is due next, who looks after them; null where the viewer may not see it. */
@Injectable()
export class ClientStandings {
  constructor(
    private readonly queries: QueryBus,
    private readonly firm: Firm,
    private readonly next: NextObligations,
    @StoreOf(Obligation) private readonly obligations: RecordStore<Obligation>,
    @StoreOf(Agent) private readonly agents: RecordStore<Agent>,
  ) {}

  /** What the clients of a list owe together; nothing where the viewer may not see it. */
  async summed(viewer: Viewer): Promise<SumRules> {
    return may(viewer, 'invoices.read') ? clientBalanceSums(await this.firm.today()) : {};
  }

  /** How the list is sorted by what it says of each client; a sort tells nothing that the viewer may not see. */
  async sorts(viewer: Viewer): Promise<Readonly<Record<'balance' | 'overdue' | 'nextDeadline', SortRules>>> {
    const seesMoney = may(viewer, 'invoices.read');
    return {
      ...(seesMoney ? clientBalanceSorts(await this.firm.today()) : { balance: UNSEEN, overdue: UNSEEN }),
      nextDeadline: this.seesDeadlines(viewer) ? BY_NEXT_DEADLINE : UNSEEN,
    };
  }

  /** In the order of the clients, which must be in the scope of the viewer; one question of each kind for all. */
  async of(clients: readonly Client[], viewer: Viewer): Promise<readonly Standing[]> {
    const ids = clients.map(({ id }) => id);
    const seesMoney = may(viewer, 'invoices.read');
    const [balances, deadlines, names] = await Promise.all([
      seesMoney ? this.queries.execute(new GetClientBalances(await this.firm.today(), ids)) : null,
      this.seesDeadlines(viewer) ? this.next.of(ids) : null,
      this.agents.names(
        viewer,
        clients.map(({ agentId }) => agentId),
      ),
    ]);
    return clients.map(({ id, agentId }) => ({
      agentName: names.get(agentId) ?? null,
      balance: balances && moneyText(balances.get(id)?.balance ?? 0),
      overdue: balances && moneyText(balances.get(id)?.overdue ?? 0),
      nextDeadline: deadlines?.get(id) ?? null,
    }));
  }

  private seesDeadlines(viewer: Viewer): boolean {
    return may(viewer, this.obligations.kind.options.may.read);
  }
}
