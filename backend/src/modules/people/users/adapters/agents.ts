import type { Scope } from '../../../../platform/access/viewer';
import type { AgentFlags } from '../../permissions';
import type { AgentView } from '../http/user-view';

/** The agent record of a user, as far as permissions and scope depend on it. */
export interface AgentDesk extends Pick<Scope, 'clients' | 'unassigned'> {
  readonly agentId: string;
  readonly displayName: string;
  readonly isActive: boolean;
  readonly flags: AgentFlags;
  readonly limits: { readonly clients: number; readonly invoices: number };
}

/** Port: what the agents module knows of a user; null for a user without an agent's record. */
export abstract class AgentDesks {
  abstract ofUser(userId: string): Promise<AgentDesk | null>;
}

/** Port: how the agents module shows the agent's record of a user; null for a user without one. */
export abstract class AgentViews {
  abstract ofUser(userId: string): Promise<AgentView | null>;
}
