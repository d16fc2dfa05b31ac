export { accountOfCategory } from './domain/expense.postings';
export { Expense, type BookedExpense, type ExpenseCategory } from './expense';
export {
  CURRENCIES,
  gallonsOf,
  QUANTITY_UNITS,
  type Currency,
  type FuelUse,
  type QuantityUnit,
} from './domain/fuel-quantity';
export { PAID_BY, type PaidBy } from './domain/expense-payment';
export { ExpensesModule } from './expenses.module';
export { FuelSpent } from './queries/expense-figures';
export { FuelPurchases, type FuelPurchase } from './queries/fuel-purchases';
export { FuelBought, type FuelOfDays, type FuelOfJurisdiction } from './queries/fuel-bought';
export { COUNTED_FUEL, FuelOfClient, type FuelByVehicle } from './queries/fuel-of-client';
