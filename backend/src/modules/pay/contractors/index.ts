export { ContractorsModule } from './contractors.module';
export { Contractor, CONTRACTOR_TYPES, type ContractorType } from './contractor';
export { TaxIdOpener } from './commands/tax-id-opener';
export { contractorPaymentsFrom } from './domain/payment-sources';
export { deadlinesOf, ELECTRONIC_FROM, isPublished, notPublished, type Deadline } from './domain/tax-rules';
export { boxOf, LEFT_OUT, yearOf, type Figures, type FormFigures, type WhyLeftOut } from './domain/totals';
export { ContractorPayments, type ContractorPayment } from './queries/contractor-payments';
export { BOXES, boxesView } from './http/contractors.requests';
