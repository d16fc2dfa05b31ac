import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { exclusively } from '../../../../platform/database/exclusively';
import { RuleViolation } from '../../../../platform/core/errors';
import type { Guard } from '../../../../platform/event-log/store/unit';
import { mistake } from '../../../../platform/fields/check';
import type { How } from '../../../../platform/records/store/record-store';
import { AgentRoster } from '../adapters/agent-roster';

/** Which agent looks after which client. */
@Injectable()
export class Assignments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly roster: AgentRoster,
  ) {}

  /** The ids of the clients in the scope of an agent, with `unassigned` also of those that have no agent. */
  async inScopeOf(agentId: string, unassigned: boolean): Promise<string[]> {
    const { rows } = await poolOf(this.dataSource).query<{ id: string }>(
      'SELECT id FROM clients WHERE agent_id = $1 OR ($2 AND agent_id IS NULL)',
      [agentId, unassigned],
    );
    return rows.map(({ id }) => id);
  }

  async numberOf(agentId: string): Promise<number> {
    const { rows } = await poolOf(this.dataSource).query<{ n: number }>(
      'SELECT count(*) AS n FROM clients WHERE agent_id = $1 AND removed_at IS NULL',
      [agentId],
    );
    return Number(rows[0]?.n ?? 0);
  }

  /**
   * Runs `work`, which gives an agent one more client, with a guard against the limit of the agent. The work for one
   * agent runs one after the other, so that parallel requests cannot exceed the limit.
   * @throws RuleViolation AGENT_CLIENTS when the agent already has as many clients as allowed
   */
  async oneMoreFor<Result>(
    agentId: string | null | undefined,
    work: (how: Pick<How, 'guards'>) => Promise<Result>,
  ): Promise<Result> {
    if (!agentId) return work({});
    const listed = await this.roster.find(agentId);
    if (!listed) throw mistake('agentId', 'This agent does not exist');
    if (listed.clients === 0) return work({});
    const guards = async (): Promise<readonly Guard[]> => {
      if ((await this.numberOf(agentId)) >= listed.clients)
        throw new RuleViolation(
          'AGENT_CLIENTS',
          `${listed.name} already looks after ${listed.clients} ${listed.clients === 1 ? 'client' : 'clients'}, which is the limit`,
        );
      return [];
    };
    return exclusively(poolOf(this.dataSource), `clients-of-${agentId}`, () => work({ guards }));
  }
}
