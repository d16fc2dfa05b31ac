import { obligationFields } from '../../../generated/fields/obligation';
import type { Obligation } from '../../../lib/api/api-types';
import { recordKit } from '../../../lib/records/record-kit';
import { periodText } from './obligation-words';

export const obligationKit = recordKit<Obligation>({
  kind: 'obligation',
  what: 'obligation',
  may: 'obligations',
  fields: obligationFields,
  form: [
    'submittedDate',
    'approvedDate',
    { name: 'referenceNumber', hint: 'Confirmation, schedule or permit number.' },
    { name: 'reason', label: 'Why It Does Not Apply' },
    'notes',
  ],
  displayName: ({ title, period, subjectName }) => [title, subjectName, periodText(period)].filter(Boolean).join(' · '),
});
