/**
 * The numbers of the accounts that the product posts to or computes, in the chart of accounts that a firm starts with
 * (modules/accounting/ledger/domain/chart.ts). The chart keeps them: they cannot be removed or deactivated.
 */
export const ACCOUNT = {
  bank: '1000',
  clientMoneyBank: '1020',
  cardClearing: '1050',
  receivable: '1100',
  clientFeesReceivable: '1110',
  dueFromFactor: '1150',
  driverAdvances: '1300',
  payable: '2000',
  fuelCard: '2050',
  settlements: '2100',
  escrow: '2150',
  fuelTaxPayable: '2200',
  factorRecourse: '2250',
  deposits: '2300',
  clientMoney: '2350',
  taxWithheld: '2400',
  equity: '3000',
  retainedEarnings: '3100',
  freight: '4000',
  accessorial: '4050',
  serviceFees: '4100',
  fuel: '5000',
  tolls: '5050',
  repairs: '5100',
  driverPay: '5200',
  insurance: '5300',
  fuelTax: '5450',
  meals: '5500',
  entertainment: '5550',
  otherExpenses: '5900',
  factoringFees: '6000',
  cardFees: '6050',
  badDebt: '6100',
  interest: '6150',
  rent: '6200',
} as const;

/** The accounts that hold money from the start. Users can mark further ones in the chart. */
export const CASH_ACCOUNTS: readonly string[] = [ACCOUNT.bank, ACCOUNT.clientMoneyBank, ACCOUNT.cardClearing];
