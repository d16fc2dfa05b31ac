import { expenseFields } from '../../../generated/fields/expense';
import type { Expense } from '../../../lib/api/api-types';
import { expenseCategoryLabels } from '../../../lib/format/labels';
import type { FormValues } from '../../../lib/records/form-field';
import { recordKit } from '../../../lib/records/record-kit';

const forFuel = ({ category }: FormValues): boolean => category === 'fuel';

export const expenseKit = recordKit<Expense>({
  kind: 'expense',
  what: 'expense',
  may: 'expenses',
  fields: expenseFields,
  form: [
    'category',
    'amount',
    'vendor',
    { name: 'expenseDate', label: 'Date' },
    { name: 'bookedOn', hint: 'The day it counts in the books.', when: ({ bookedOn }) => bookedOn !== '' },
    { name: 'gallons', when: forFuel },
    { name: 'fuelType', when: forFuel },
    {
      name: 'jurisdiction',
      hint: 'State or province where it was bought, for IFTA.',
      placeholder: 'TX',
      when: forFuel,
    },
    { name: 'taxPaid', label: 'Fuel tax was in the price', when: forFuel },
    'mileage',
    'location',
    'paidFrom',
    {
      name: 'chargedTo',
      hint: 'Driver: it is not a company expense, and is deducted from the driver’s pay.',
      when: ({ paidFrom }) => paidFrom === 'fuel_card',
    },
    { name: 'clientId', label: 'Client' },
    { name: 'vehicleId', label: 'Vehicle' },
    { name: 'driverId', label: 'Driver' },
    { name: 'loadId', label: 'Load' },
    { name: 'contractorId', label: 'Contractor', hint: 'Who was paid, if it counts toward a Form 1099.' },
    {
      name: 'box1099',
      label: '1099 Box',
      hint: 'Leave blank to use the contractor’s. None: a reimbursement.',
      when: ({ contractorId }) => contractorId !== '',
    },
    {
      name: 'taxWithheld',
      label: 'Tax Withheld',
      hint: 'Backup withholding, part of the amount.',
      when: ({ contractorId }) => contractorId !== '',
    },
    'reference',
    { name: 'description', wide: true },
    'notes',
  ],
  displayName: ({ vendor, description, category }) => vendor ?? description ?? expenseCategoryLabels[category],
});
