import { viewOf } from '../../../components/records/record-view';
import { processDetails } from './process-figures';
import { processKit } from './process-kit';

export const ProcessView = viewOf(processKit, {
  what: 'IFTA process',
  without: 'all',
  details: (process) => processDetails(process),
});
