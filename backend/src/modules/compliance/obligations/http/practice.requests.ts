import { Choice, Day, field, Uuid } from '../../../../platform/fields/decorators';
import type { IsoDate } from '../../../../platform/money/dates';
import { ListQuery, searched } from '../../../../platform/lists/list-query';
import { STATUSES, type ObligationStatus } from '../domain/catch-up';
import { RULES, type RuleName } from '../domain/duties';

export class PracticeQuery extends ListQuery {
  @Uuid('client', { absent: true }) clientId?: string;
  @Uuid('agent', { absent: true, description: 'Who looks after the client' }) agentId?: string;
  @Uuid('person', { absent: true, description: 'To whom the obligation is assigned' }) assignedTo?: string;
  @Choice('kind', RULES, { absent: true }) kind?: RuleName;
  @Choice('state', STATUSES, { absent: true, description: 'Absent: all that are not done' }) state?: ObligationStatus;
  @Day('due from', { absent: true, description: 'Due on this day or later' }) dueFrom?: IsoDate;
  @Day('due before', { absent: true }) dueBefore?: IsoDate;
}

export class WeeksQuery {
  @Uuid('client', { absent: true }) clientId?: string;
  @Uuid('agent', { absent: true }) agentId?: string;
  @Uuid('person', { absent: true }) assignedTo?: string;
  @Choice('kind', RULES, { absent: true }) kind?: RuleName;
  @Choice('state', STATUSES, { absent: true, description: 'Absent: all that are not done' }) state?: ObligationStatus;
  @field<string>('search', searched, { absent: true }) q?: string;
}
