import { iftaprocessFlow } from '../../../generated/flows/iftaprocess';
import { iftaprocessFields } from '../../../generated/fields/iftaprocess';
import type { IftaProcess } from '../../../lib/api/api-types';
import { placesRule } from '../../../lib/forms/rules/places-rule';
import { recordKit } from '../../../lib/records/record-kit';
import { offered } from '../../../lib/records/steps';
import { clientOf, lastQuarter, ProcessChip, processName, QUARTER_OPTIONS, yearRule } from './process-words';

export const processKit = recordKit<IftaProcess>({
  kind: 'iftaprocess',
  what: 'IFTA process',
  many: 'IFTA processes',
  may: 'ifta',
  fields: iftaprocessFields,
  form: [
    { name: 'clientId', settled: true, placeholder: 'Choose a client', wide: true },
    {
      name: 'quarter',
      begins: () => lastQuarter().quarter,
      options: QUARTER_OPTIONS,
    },
    {
      name: 'year',
      begins: () => String(lastQuarter().year),
      rule: yearRule,
      missing: 'Year must be four digits, such as 2026',
    },
    'status',
    { name: 'dueDate', proposed: true, hint: 'Leave blank for the last day of the month after the quarter.' },
    'submittedDate',
    'processedDate',
    { name: 'totalMiles', rule: placesRule('Total miles', 1) },
    { name: 'totalGallons', rule: placesRule('Total gallons', 3) },
    'taxOwed',
    { name: 'notes', hint: 'The client can read this.' },
  ],
  chip: ProcessChip,
  /** Each has one step to take next; going back is an edit. */
  steps: offered(iftaprocessFlow, {
    received: null,
    pending: { label: 'Start work', from: ['received'], primary: true },
    processed: { label: 'Mark processed', from: ['pending'], primary: true },
  }),
  displayName: (process) => `${clientOf(process)}, ${processName(process)}`,
  dialogTitles: { add: 'New IFTA Process', edit: 'Edit IFTA Process', submit: 'Create Process' },
  says: { added: 'IFTA process created successfully', notAdded: 'Failed to create IFTA process' },
  foundAmongAll: 'IFTA process not found',
});
