/** An agent who may look after clients. */
export interface ListedAgent {
  readonly name: string;
  /** How many clients the agent may have; 0: no limit. */
  readonly clients: number;
}

/** Port to the agents module: looks up an agent; null when the agent does not exist or is removed. */
export abstract class AgentRoster {
  abstract find(agentId: string): Promise<ListedAgent | null>;
}
