import { useCallback } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { DocumentView } from '../../../features/compliance/documents/document-view';
import { RecordHistory } from '../../../features/administration/audit/record-history';

export function Component() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const go = useCallback(
    (next: number) => void navigate({ pathname: `/documents/uploads/${next}`, search }, { replace: true }),
    [navigate, search],
  );
  return (
    <DocumentView
      id={id}
      history={<RecordHistory kind="document" id={id} />}
      onGo={go}
      onClose={() => void navigate({ pathname: '/documents/uploads', search })}
    />
  );
}
