import { Uuid } from '../../fields/decorators';

/** The query of figures shown beside a list: the one client to compute them for. */
export class ClientFilter {
  @Uuid('client', { absent: 'blank' }) clientId?: string;
}
