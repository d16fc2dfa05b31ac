/**
 * The numbers of the accounts that postings use, in the chart of accounts that a firm starts with
 * (modules/accounting/ledger/domain/chart.ts).
 */
export const ACCOUNT = {
  bank: '1000',
  cardClearing: '1050',
  receivable: '1100',
  payable: '2000',
  fuelCard: '2050',
  settlements: '2100',
  freight: '4000',
  accessorial: '4050',
  serviceFees: '4100',
  fuel: '5000',
  tolls: '5050',
  repairs: '5100',
  meals: '5500',
  entertainment: '5550',
  otherExpenses: '5900',
  factoringFees: '6000',
  cardFees: '6050',
} as const;
