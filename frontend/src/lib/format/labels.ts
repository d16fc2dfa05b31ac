import {
  expenseLabels,
  batchLabels,
  agentFormLabels,
  agentLabels,
  clientLabels,
  driverLabels,
  invoiceAgeLabels,
  invoiceLabels,
  invoiceLineLabels,
  loadLabels,
  paymentAccountLabels,
  paymentLabels,
  portalPaymentLabels,
  registrationLabels,
  userLabels,
  vehicleLabels,
} from '../../generated/kinds';
import type { RestrictedFeature } from '../api/api-types';

// The words of choices, as the API publishes them.
export const paymentTermsLabels = clientLabels.paymentTerms;
export const clientStatusLabels = clientLabels.status;
export const loadStatusLabels = loadLabels.status;
export const employmentStatusLabels = driverLabels.employmentStatus;
export const testResultLabels = driverLabels.drugTestResult;
export const vehicleStatusLabels = vehicleLabels.status;
export const fuelTypeLabels = vehicleLabels.fuelType;
export const batchTaskLabels = batchLabels.task;
export const batchStatusLabels = batchLabels.status;
export const expenseCategoryLabels = expenseLabels.category;
export const ageLabels = invoiceAgeLabels.age;
export const invoiceStatusLabels = invoiceLabels.status;
export const standingLabels = invoiceLabels.standing;
export const factoringLabels = invoiceLabels.factoringStatus;
export const registrationStatusLabels = registrationLabels.status;
export const lineKindLabels = invoiceLineLabels.kind;
export const complianceMethodLabels = portalPaymentLabels.paymentMethod;
export const accountTypeLabels = paymentAccountLabels.accountType;
export const paymentMethodLabels = paymentLabels.paymentMethod;
export const roleLabels = userLabels.role;
export const accessLevelLabels = agentLabels.accessLevel;
export const featureLabels = agentFormLabels.restrictedFeatures;

/** As the public form asks for them, with what they mean. */
export const businessTypeLabels = {
  'owner-operator': 'Owner-operator',
  'small-fleet': 'Small fleet (2-10 trucks)',
  'medium-fleet': 'Medium fleet (11-50)',
  'large-fleet': 'Large fleet (50+)',
} as const;

export const isFeature = (word: string): word is RestrictedFeature => word in featureLabels;

export const optionsOf = <Key extends string>(labels: Record<Key, string>): { value: Key; label: string }[] =>
  (Object.keys(labels) as Key[]).map((value) => ({ value, label: labels[value] }));
