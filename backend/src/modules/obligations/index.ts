export { annualTax, categoryOf, isHeavy, monthsTaxed, taxFrom } from './domain/form-2290-tax';
