import { iftaprocessFlow } from '../../../generated/flows/iftaprocess';
import { iftaprocessFields } from '../../../generated/fields/iftaprocess';
import type { IftaProcess } from '../../../lib/api/api-types';
import { recordKit } from '../../../lib/records/record-kit';
import { stepsFrom, type Step, type StepsOf } from '../../../lib/records/steps';
import { clientOf, lastQuarter, processName, processStatusLabels } from './process-words';

/** A number with at most so many places, as the server keeps it. */
const decimalRule = (label: string, places: number) => ({
  validate: (value: unknown) =>
    new RegExp(`^(\\d{1,9}(\\.\\d{1,${places}})?)?$`).test(String(value).trim()) ||
    `${label} must be a number with at most ${places} ${places === 1 ? 'place' : 'places'}`,
});

const yearRule = {
  validate: (value: unknown) => /^20\d{2}$/.test(String(value).trim()) || 'Year must be four digits, such as 2026',
};

export const processKit = recordKit<IftaProcess>({
  kind: 'iftaprocess',
  what: 'IFTA process',
  may: 'ifta',
  fields: iftaprocessFields,
  form: [
    { name: 'clientId', settled: true, placeholder: 'Choose a client', wide: true },
    {
      name: 'quarter',
      begins: () => lastQuarter().quarter,
      options: [
        { value: 'Q1', label: 'Q1 (Jan-Mar)' },
        { value: 'Q2', label: 'Q2 (Apr-Jun)' },
        { value: 'Q3', label: 'Q3 (Jul-Sep)' },
        { value: 'Q4', label: 'Q4 (Oct-Dec)' },
      ],
    },
    {
      name: 'year',
      begins: () => String(lastQuarter().year),
      rule: yearRule,
      missing: 'Year must be four digits, such as 2026',
    },
    'status',
    { name: 'dueDate', proposed: true, hint: 'Left empty: the last day of the month after the quarter.' },
    'submittedDate',
    'processedDate',
    { name: 'totalMiles', rule: decimalRule('Total miles', 1) },
    { name: 'totalGallons', rule: decimalRule('Total gallons', 3) },
    'taxOwed',
    { name: 'notes', hint: 'The client can read this.' },
  ],
  displayName: (process) => `${clientOf(process)}, ${processName(process)}`,
  dialogTitles: { add: 'New IFTA Process', edit: 'Edit IFTA Process', submit: 'Create Process' },
  says: { added: 'IFTA process created successfully', notAdded: 'Failed to create IFTA process' },
  foundAmongAll: 'IFTA process not found',
});

/** Each process has one step to take next; going back is an edit. */
const steps: StepsOf<typeof iftaprocessFlow> = {
  received: null,
  pending: { label: 'Start work', from: ['received'], primary: true },
  processed: { label: 'Mark processed', from: ['pending'], primary: true },
};
export const stepsOf = (process: IftaProcess): readonly Step[] =>
  stepsFrom(iftaprocessFlow, steps, process, {
    displayName: processKit.displayName(process),
    labels: processStatusLabels,
  });
