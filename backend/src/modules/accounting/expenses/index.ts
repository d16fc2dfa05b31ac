export { accountOfCategory } from './domain/expense.postings';
export { Expense, type BookedExpense, type ExpenseCategory } from './expense';
export { PAID_BY, type PaidBy } from './domain/expense-payment';
export { ExpensesModule } from './expenses.module';
export { FuelSpent } from './queries/expense-figures';
export { FuelBought, type FuelOfDays, type FuelOfJurisdiction } from './queries/fuel-bought';
export { FuelOfClient, FuelPurchases, type FuelByVehicle, type FuelPurchase } from './queries/fuel-of-client';
