import { factorFields } from '../../../generated/fields/factor';
import type { Factor } from '../../../lib/api/api-types';
import { recordKit } from '../../../lib/records/record-kit';

const withRecourse = ({ recourse }: { recourse?: unknown }): boolean => recourse === true || recourse === 'true';

export const factorKit = recordKit<Factor>({
  kind: 'factor',
  what: 'factor',
  may: 'payments.write',
  fields: factorFields,
  form: [
    { name: 'name', wide: true, missing: 'Name is required' },
    { name: 'clientId', label: 'Client', hint: 'Whose invoices it buys. Leave blank for the firm’s own.' },
    'email',
    'phone',
    { name: 'advanceRate', label: 'Advance Rate (%)', hint: 'The share of an invoice paid up front, such as 90.' },
    { name: 'feeRate', label: 'Fee Rate (%)', hint: 'The share of an invoice it keeps, such as 3.' },
    {
      name: 'feeAt',
      label: 'Fee Taken',
      options: [
        { value: 'end', label: 'From the reserve' },
        { value: 'start', label: 'With the advance' },
        { value: 'day_steps', label: 'From the reserve, per period of days' },
      ],
    },
    {
      name: 'feeDays',
      label: 'Days per Period',
      when: ({ feeAt }) => feeAt === 'day_steps',
      missing: 'Days are required',
    },
    { name: 'recourse', label: 'With recourse: what the broker does not pay goes back to the client' },
    { name: 'recourseDays', label: 'Recourse After Days', when: withRecourse },
    {
      name: 'chargesBack',
      label: 'It may still charge an invoice back',
      when: (values) => !withRecourse(values),
    },
    { name: 'remitTo', label: 'Remit To', wide: true, hint: 'Printed on factored invoices: where brokers pay.' },
    { name: 'notice', label: 'Notice of Assignment', wide: true, hint: 'Leave blank to print the standard one.' },
  ],
  displayName: ({ name }) => name,
  dialogTitles: { add: 'Add New Factor' },
});
