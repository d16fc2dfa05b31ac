import { supportrequestFields } from '../../../generated/fields/supportrequest';
import type { SupportRequest } from '../../../lib/api/api-types';
import { recordKit, type RecordKit } from '../../../lib/records/record-kit';
import { can, useUser } from '../../../lib/session/session-context';

export const supportKit = recordKit<SupportRequest>({
  kind: 'supportrequest',
  what: 'support request',
  may: 'support',
  fields: supportrequestFields,
  form: [
    { name: 'subject', wide: true },
    'category',
    'priority',
    { name: 'clientId', label: 'Client', placeholder: 'None', wide: true },
    { name: 'description', wide: true },
  ],
  displayName: ({ subject }) => subject,
  dialogTitles: { add: 'Create Support Request', submit: 'Create Request' },
  says: {
    added: { title: 'Support Request Created', text: 'We answer within 24 hours. The thread is on this page.' },
    notAdded: 'Failed to create support request. Please try again.',
  },
});

/** Whoever works with no clients asks for oneself, a portal user for its company. */
const ownSupportKit: RecordKit<SupportRequest> = {
  ...supportKit,
  placed: supportKit.placed.filter(({ name }) => name !== 'clientId'),
};

export const useSupportKit = (): RecordKit<SupportRequest> => {
  const user = useUser();
  return can(user, 'clients.read') ? supportKit : ownSupportKit;
};

/** Whoever opens requests writes in those that it sees, and attaches files. */
export const useMayAnswer = (): boolean => {
  const user = useUser();
  return ['support.write', 'portal.write', 'agent.write'].some((permission) => can(user, permission));
};
