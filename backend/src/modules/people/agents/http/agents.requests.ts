import { Choice, Email, field, Flag, Line, Uuid } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import { MONEY, oneOf, orNull, Shown, TEXT, WHOLE, described } from '../../../../platform/fields/shown';
import { ListQuery } from '../../../../platform/lists/list-query';
import { newOf } from '../../../../platform/records/requests/requests';
import { STANDINGS, type Standing } from '../../../accounting/invoice-money';
import { newPassword } from '../../sign-in';
import { Agent } from '../agent';

/** The agent form (000 §5), for a new one and for changes. */
export class AgentForm extends newOf(Agent) {
  declare userId: string;
}

@published('AgentActivity')
export class Activity {
  @Flag('Active') isActive: boolean;
}
@published('AgentPassword')
export class PasswordForm {
  @field<string>('password', newPassword) password: string;
}

@published('AgentClient')
export class DeskClient {
  @Shown(TEXT) id: string;
  @Shown(TEXT) name: string;
  @Shown(orNull(TEXT)) email: string | null;
}
export class DeskInvoiceQuery extends ListQuery {
  /** 'all': only invoices that the agent created; 'month': only those that it created this month. */
  @Choice('mine', ['all', 'month'], { absent: true }) mine?: 'all' | 'month';
  @Uuid('client', { absent: true }) clientId?: string;
}
@published('AgentInvoice')
export class DeskInvoice {
  @Shown(WHOLE) id: number;
  @Shown(TEXT) invoiceNumber: string;
  @Shown(TEXT) carrier: string;
  @Shown(orNull(TEXT)) clientName: string | null;
  @Shown(MONEY) amount: string;
  @Shown(TEXT) status: string;
  @Shown(described(oneOf(STANDINGS), 'How far it is paid')) standing: Standing;
}
@published('AgentStats')
export class DeskStats {
  @Shown(described(orNull(MONEY), 'Received for invoices of its clients; null without the permission to view reports'))
  totalRevenue: string | null;
  @Shown(WHOLE) invoicesCreated: number;
  @Shown(WHOLE) invoicesThisMonth: number;
  @Shown(described(WHOLE, 'Counts against the limit of the month: all it created, also those that left its scope'))
  invoicesOfLimit: number;
  @Shown(WHOLE) clientsManaged: number;
}

@published('AgentProfile')
export class OwnProfile {
  @Line('First name', { max: 100 }) firstName: string;
  @Line('Last name', { max: 100 }) lastName: string;
  @Email() email: string;
}
@published('AgentPicture')
export class Picture {
  @Shown(TEXT) profileImageUrl: string;
}
