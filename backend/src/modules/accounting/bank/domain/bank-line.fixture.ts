import type { BankBooking, BankLineTerms } from './bank-line.events';

/** A charge of $15.00 that the bank took on November 20. */
export const CHARGE: BankLineTerms & { readonly id: string } = {
  id: '0198aaaa-0000-7000-8000-000000000001',
  bankAccountId: '0198bbbb-0000-7000-8000-000000000001',
  clientId: null,
  ledgerAccount: '1000',
  date: '2026-11-20',
  amount: -15_00,
  text: 'MONTHLY SERVICE FEE',
  checkNumber: null,
  fitId: '202611200001',
};

/** What the charge is booked as. */
export const AS_EXPENSE: BankBooking = {
  accountNumber: '5900',
  description: 'Monthly fee of the bank',
  bookedOn: null,
  party: null,
  loadId: null,
  vehicleId: null,
  driverId: null,
};
