import type { Broker, Client, Invoice, Load, ManagedUser, PracticeRow, Registration } from '../../lib/api/api-types';

// Records as the server answers them; a test says what is different.
const stamps = { createdAt: '2026-03-02T15:05:00.000Z', updatedAt: '2026-03-02T15:05:00.000Z', version: 2 };
const stored = { ...stamps, removedAt: null };

export const clientOf = (changes: Partial<Client> & { id: string; companyName: string }): Client => ({
  userId: null,
  contactName: null,
  email: null,
  phone: null,
  address: null,
  city: null,
  state: null,
  zipCode: null,
  dotNumber: null,
  mcNumber: null,
  taxId: null,
  billingAddress: null,
  paymentTerms: 'net_30',
  creditLimit: null,
  status: 'active',
  notes: null,
  registrationId: null,
  agentId: null,
  ...stored,
  ...changes,
});

export const redMesa = clientOf({ id: 'client-1', companyName: 'Red Mesa Transport' });

export const brokerOf = (changes: Partial<Broker> & { id: number; name: string }): Broker => ({
  contactEmail: null,
  contactPhone: null,
  address: null,
  taxId: null,
  ...stored,
  ...changes,
});

export const loadOf = (changes: Partial<Load> & { id: number; loadNumber: string }): Load => ({
  brokerId: 4,
  brokerName: 'Prairie Star Carriers',
  driverId: null,
  driverName: null,
  vehicleId: null,
  vehicleUnit: null,
  clientId: null,
  clientName: null,
  pickupLocation: 'Omaha, NE',
  dropoffLocation: 'Reno, NV',
  pickupDate: null,
  dropoffDate: null,
  distance: null,
  estimatedFuel: null,
  estimatedFuelCost: null,
  rate: null,
  lines: null,
  status: 'pending',
  deliveredOn: null,
  ...stored,
  ...changes,
});

export const invoiceOf = (changes: Partial<Invoice> & { id: number; invoiceNumber: string }): Invoice => ({
  clientId: null,
  clientName: null,
  loadId: null,
  loadNumber: null,
  brokerId: 4,
  brokerName: 'Prairie Star Carriers',
  driverId: null,
  driverName: null,
  vehicleId: null,
  vehicleUnit: null,
  amount: '1250.00',
  paid: '0.00',
  balance: '1250.00',
  status: 'pending',
  issueDate: '2026-03-02',
  dueDate: '2026-04-01',
  paidDate: null,
  notes: null,
  lines: [{ kind: 'freight', description: '', amount: '1250.00' }],
  sentAt: null,
  sentTo: null,
  remindedAt: null,
  remindedTo: null,
  letter: null,
  ...stamps,
  ...changes,
});

export const managedUserOf = (
  changes: Partial<ManagedUser> & { id: string; name: string; email: string; role: ManagedUser['role'] },
): ManagedUser => ({
  firstName: changes.name.split(' ')[0] ?? '',
  lastName: changes.name.split(' ')[1] ?? '',
  clientId: null,
  clientName: null,
  driverId: null,
  isActive: true,
  invitedAt: null,
  passwordSetAt: null,
  lastLogin: null,
  ...stamps,
  ...changes,
});

export const registrationOf = (changes: Partial<Registration> & { id: string }): Registration => ({
  companyName: 'Red Mesa Transport',
  ownerName: 'Ben Yazzie',
  email: 'ben@redmesa.test',
  phone: '(555) 018-0001',
  address: '12 Elm St',
  city: 'Tulsa',
  state: 'OK',
  zipCode: '74103',
  dotNumber: null,
  mcNumber: null,
  businessType: 'small-fleet',
  fleetSize: null,
  servicesNeeded: [],
  additionalInfo: null,
  status: 'pending',
  clientId: null,
  ...stored,
  ...changes,
});

export const practiceRowOf = (changes: Partial<PracticeRow> & { id: string }): PracticeRow => ({
  clientId: 'c-1',
  clientName: 'Red Mesa Transport',
  kind: 'ucr',
  title: 'UCR registration',
  subjectName: null,
  period: '2027',
  state: 'open',
  missing: [],
  agentId: 'a-1',
  agentName: 'Andre Silva',
  assignedTo: null,
  assignedName: null,
  dueDate: '2026-12-31',
  daysLeft: 36,
  amount: null,
  version: 1,
  ...changes,
});
