import { Uuid } from '../../fields/decorators';

/** What a figure takes that stands beside a list: the one client that it is asked for. */
export class ClientFilter {
  @Uuid('client', { absent: 'blank' }) clientId?: string;
}
