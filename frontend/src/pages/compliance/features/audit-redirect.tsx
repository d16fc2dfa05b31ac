import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { dotAuditKit, reviewAuditKit, safetyAuditKit } from '../../../features/compliance/compliance/audit-kits';

const kits = { dot_audit: dotAuditKit, safety_audit: safetyAuditKit, review_audit: reviewAuditKit };

/** An audit is shown in the tab of its type. */
export function Component() {
  const { id = '' } = useParams();
  const found = useQuery(dotAuditKit.one(id));
  if (found.data) return <Navigate replace to={`${kits[found.data.type].at}/${id}`} />;
  return found.error ? (
    <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  ) : (
    <SkeletonList rows={6} />
  );
}
