/** An agent who may look after clients. */
export interface ListedAgent {
  readonly name: string;
  /** How many clients it may have; 0: as many as there are. */
  readonly clients: number;
}

/** Port: whom the agents module lists; null for who is not there, or is removed. */
export abstract class AgentRoster {
  abstract find(agentId: string): Promise<ListedAgent | null>;
}
