import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import {
  iftaLicenseKit,
  STATE_PERMITS,
  statePermitKit,
  temporaryPermitKit,
} from '../../../features/compliance/compliance/permit-kits';
import type { Permit } from '../../../lib/api/api-types';

const kitOf = ({ permitType }: Permit) => {
  if (permitType === 'ifta_license') return iftaLicenseKit;
  return STATE_PERMITS.includes(permitType) ? statePermitKit : temporaryPermitKit;
};

/** A permit is shown in the tab of its type. */
export function Component() {
  const { id = '' } = useParams();
  const found = useQuery(statePermitKit.one(id));
  if (found.data) return <Navigate replace to={`${kitOf(found.data).at}/${id}`} />;
  return found.error ? (
    <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  ) : (
    <SkeletonList rows={6} />
  );
}
