import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { ManagedUser } from '../../../lib/api/api-types';
import { sentenceFor } from '../../../lib/api/problem';
import { userSubject } from '../../../lib/subjects';
import { useInviteAgain } from './user-calls';

export const useResendInvitation = (user: ManagedUser) => {
  const invite = useInviteAgain();
  const resend = () =>
    invite.mutate(user.id, {
      onSuccess: () => toast.success(`Invitation sent to ${user.email}`, userSubject(user)),
      onError: (error) => reportFailure(error, sentenceFor(error)),
    });
  return { resend, busy: invite.isPending };
};
