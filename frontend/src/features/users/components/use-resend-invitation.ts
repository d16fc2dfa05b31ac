import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { ManagedUser } from '../../../lib/api-types';
import { sentenceFor } from '../../../lib/problem';
import { useInviteAgain } from '../api/users';

export const useResendInvitation = ({ id, email }: ManagedUser) => {
  const invite = useInviteAgain();
  const resend = () =>
    invite.mutate(id, {
      onSuccess: () => toast.success(`Invitation sent to ${email}`),
      onError: (error) => reportFailure(error, sentenceFor(error)),
    });
  return { resend, busy: invite.isPending };
};
