import { viewOf } from '../../../components/records/record-view';
import { formatMoney } from '../../../lib/format/money';
import { processDetails } from './process-figures';
import { processKit } from './process-kit';
import { dueOf } from './process-words';

export const ProcessView = viewOf(processKit, {
  what: 'IFTA process',
  without: 'all',
  lead: (process) => ({
    money: process.taxOwed && formatMoney(process.taxOwed),
    of: 'tax owed',
    facts: <>Due {dueOf(process)}</>,
  }),
  details: (process) => processDetails(process).filter(([label]) => !['Due', 'Tax owed'].includes(label)),
});
