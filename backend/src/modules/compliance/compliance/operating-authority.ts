import { Choice, Day, Line, RefersTo } from '../../../platform/fields/decorators';
import { scans } from '../../../platform/records/kind/paper-slots';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind, ownPermissions } from '../../../platform/records/kind/kind';

export const MC_STATUSES = ['active', 'inactive', 'revoked'] as const;
export const BOC3_STATUSES = ['filed', 'pending', 'expired'] as const;

/** The USDOT and MC numbers of a client, with the status of its operating authority (for-hire) and of its BOC-3. */
@Kind({
  pluralTitle: 'operating authorities',
  plural: 'operating-authorities',
  displayName: ({ mcNumber, usdotNumber }: OperatingAuthority) =>
    mcNumber !== null ? `MC ${mcNumber}` : usdotNumber !== null ? `USDOT ${usdotNumber}` : 'Operating authority',
  unique: [
    {
      index: 'operating_authorities_mc',
      by: ['clientId', 'mcNumber'],
      say: ({ mcNumber }) => `MC number ${mcNumber} is already in the books of this client`,
    },
  ],
  flow: {
    field: 'mcStatus',
    moves: {
      OperatingAuthorityActivated: { to: 'active', with: ['activatedDate'] },
      OperatingAuthorityDeactivated: { to: 'inactive' },
      OperatingAuthorityRevoked: { to: 'revoked', words: 'noted that the operating authority was revoked' },
    },
  },
  paperSlots: scans({
    authority: 'Authority letter',
    process_agents: 'BOC-3',
    registration: 'MCS-150',
    other: 'Other',
  }),
  may: ownPermissions('compliance', { area: 'clients', agents: ['canManageClients'] }),
})
export class OperatingAuthority extends ClientRecord {
  @RefersTo('client', { label: 'client', as: 'clientName' }) override clientId: string;
  @Line('USDOT number', { optional: true, max: 20, searched: true }) usdotNumber: string | null;
  @Line('MC number', { optional: true, max: 20, searched: true }) mcNumber: string | null;
  @Choice('MC status', MC_STATUSES, { initial: 'inactive', sorted: true }) mcStatus: (typeof MC_STATUSES)[number];
  @Day('Activation date', { optional: true }) activatedDate: string | null;
  @Line('BOC-3 number', { optional: true, max: 20, searched: true }) boc3Number: string | null;
  @Choice('BOC-3 status', BOC3_STATUSES, { initial: 'pending' })
  boc3Status: (typeof BOC3_STATUSES)[number];
  @Day('BOC-3 filed date', { optional: true }) boc3FiledDate: string | null;
  @Line('Process agent', { optional: true, searched: true }) processAgent: string | null;
  @Line('Notes', { optional: true, max: 10_000 }) notes: string | null;
}
