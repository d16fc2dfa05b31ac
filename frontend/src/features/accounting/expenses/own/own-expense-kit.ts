import type { Expense } from '../../../../lib/api/api-types';
import type { FormField } from '../../../../lib/records/form-field';
import type { Placed, RecordKit } from '../../../../lib/records/record-kit';
import { expenseKit } from '../expense-kit';

const OWN_FIELDS = [
  'category',
  'amount',
  'vendor',
  'expenseDate',
  'bookedOn',
  'gallons',
  'fuelType',
  'jurisdiction',
  'taxPaid',
  'paidFrom',
  'mileage',
  'location',
  'loadId',
  'description',
];
const PAID_FROM = {
  label: 'Paid with',
  placeholder: 'Choose',
  missing: 'Choose what it was paid with',
  options: [
    { value: 'driver', label: 'My own money' },
    { value: 'fuel_card', label: 'Fuel card' },
    { value: 'bank', label: "The company's money" },
  ],
};

const placed = OWN_FIELDS.flatMap((name): (FormField & Placed)[] => {
  const field = expenseKit.placed.find((each) => each.name === name);
  return field ? [name === 'paidFrom' ? { ...field, ...PAID_FROM } : field] : [];
});

const at = '/client-portal/expenses';

/** The expenses of the driver who is signed in: whose they are is not asked. */
export const ownExpenseKit: RecordKit<Expense> = {
  ...expenseKit,
  at,
  placed,
  subject: (expense) => ({
    name: expenseKit.displayName(expense),
    links: [{ label: 'Open', to: `${at}/${expense.id}` }],
  }),
};
