import type { ListParams } from '../../../lib/lists/use-list-params';
import { countQuery } from './document-calls';
import { documentStatusLabels, documentTones } from './document-words';
import { StatusCounts } from './status-counts';

/** How much was uploaded, and how much waits where. */
export const DocumentCounts = ({ params }: { params: ListParams }) => (
  <StatusCounts
    at="/documents/uploads"
    params={params}
    labels={documentStatusLabels}
    tones={documentTones}
    query={(status) => countQuery('documents', status, params.filter('clientId'))}
  />
);
