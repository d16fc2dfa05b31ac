import { Injectable } from '@nestjs/common';
import { notFound } from '../../../../platform/core/errors';
import { AgentViews } from '../adapters/agents';
import { viewOfUser, type UserView } from '../http/user-view';
import { People } from './people';
import { Viewers } from './viewers';

/** A user as the user itself sees it. */
@Injectable()
export class OwnView {
  constructor(
    private readonly people: People,
    private readonly viewers: Viewers,
    private readonly agents: AgentViews,
  ) {}

  /** @throws RuleViolation NOT_FOUND */
  async of(userId: string): Promise<UserView> {
    const [people, viewer, agent] = await Promise.all([
      this.people.of([userId]),
      this.viewers.of(userId),
      this.agents.ofUser(userId),
    ]);
    const found = people.get(userId);
    if (!found) throw notFound('user');
    return viewOfUser(found.row, viewer ?? { permissions: [] }, found.lastLogin, agent);
  }
}
