import { uploadPaper } from '../../../support/world/papers';
import { sees, scopeOf } from '../../views/eyes';
import { post, someone, idOf, tenth, chosen, agentOf, defined, onDay, pick, type Doings } from './hands';
import { keptAs, KEPT } from '../../views/kept-records';
import { money } from '../../plain';

/** What is done with the records of the firm. */
export const recordDoings = {
  async addLoad({ who, broker, client, miles, rate, detention, number }, world, books) {
    return post(world, someone(world, who), '/api/loads', {
      loadNumber: `LD-${number}`,
      brokerId: idOf(books, 'broker', broker),
      clientId: idOf(books, 'client', client),
      pickupLocation: 'Toledo',
      dropoffLocation: 'Boston',
      distance: tenth(miles),
      rate: rate && money(rate),
      lines: detention && [{ kind: 'detention', description: 'Two hours at the dock', amount: money(detention) }],
    });
  },
  async moveLoad({ who, which, status }, world, books) {
    const eyes = someone(world, who);
    const underWay = status === 'delivered' ? ['in_transit'] : ['pending', 'in_transit'];
    const load = chosen(
      books.records('load'),
      which,
      ({ values }) => sees(scopeOf(books, eyes), values['clientId']) && underWay.includes(String(values['status'])),
    );
    return eyes.visitor.patch(`/api/loads/${load?.id ?? 0}`, { status });
  },
  changeLoad: async ({ which, miles, client, rate }, world, books) =>
    world.people.admin.visitor.patch(`/api/loads/${idOf(books, 'load', which) ?? 0}`, {
      distance: tenth(miles),
      clientId: idOf(books, 'client', client),
      rate: rate && money(rate),
    }),
  async timeStop({ which, what, waited }, world, books) {
    const { visitor } = world.people.admin;
    const at = `/api/loads/${idOf(books, 'load', which) ?? 0}`;
    if (what === 'bill') return visitor.post(`${at}/detention/bill`, {});
    if (what !== 'stops') return visitor.post(`${at}/${what}`, {});
    const departedAt = world.clock.now().toISOString();
    const arrivedAt = new Date(Date.parse(departedAt) - waited * 60_000).toISOString();
    return visitor.put(`${at}/stops`, {
      stops: [
        { kind: 'pickup', place: 'Toledo, OH', arrivedAt, departedAt, lumper: waited % 7 === 0 ? '80.00' : null },
      ],
    });
  },
  async agreeOnWaiting({ which, ofBroker, rate, free }, world, books) {
    const { visitor } = world.people.admin;
    const terms = { detentionRate: rate && money(rate), detentionFreeMinutes: free && free * 10 };
    return ofBroker
      ? visitor.patch(`/api/brokers/${idOf(books, 'broker', which) ?? 0}`, { terms })
      : visitor.put(`/api/loads/${idOf(books, 'load', which) ?? 0}/terms`, { source: 'hand', ...terms });
  },
  removeLoad: async ({ which }, world, books) =>
    world.people.admin.visitor.delete(`/api/loads/${idOf(books, 'load', which) ?? 0}`),
  addClient: async ({ agent, name }, world, books) =>
    post(world, world.people.admin, '/api/clients', {
      companyName: name,
      email: `${name.toLowerCase()}@clients.test`,
      agentId: agentOf(books, agent),
    }),
  async changeClient({ which, change }, world, books) {
    const { agent, name, status, credit } = change as {
      agent?: number | null;
      name?: string;
      status?: string;
      credit?: number;
    };
    const body = defined({
      agentId: agent === undefined ? undefined : agentOf(books, agent),
      companyName: name,
      status,
      creditLimit: credit && money(credit),
    });
    return world.people.admin.visitor.patch(`/api/clients/${idOf(books, 'client', which) ?? '0'}`, body);
  },
  removeClient: async ({ which }, world, books) =>
    world.people.admin.visitor.delete(`/api/clients/${idOf(books, 'client', which) ?? '0'}`),
  renameBroker: async ({ which, name }, world, books) =>
    world.people.employee.visitor.patch(`/api/brokers/${idOf(books, 'broker', which) ?? 0}`, { name }),
  addDriver: async ({ who, client, number, first, license, medical }, world, books) =>
    post(world, someone(world, who), '/api/drivers', {
      firstName: first,
      lastName: `Nr ${number}`,
      clientId: idOf(books, 'client', client),
      dateOfBirth: '1980-02-03',
      licenseNumber: `D${number}`,
      licenseState: 'TN',
      licenseClass: 'Class A',
      licenseExpiration: onDay(books, license),
      medicalCertExpiration: onDay(books, medical),
    }),
  employ: async ({ who, which, status }, world, books) =>
    someone(world, who).visitor.patch(`/api/drivers/${idOf(books, 'driver', which) ?? 0}`, {
      employmentStatus: status,
    }),
  addVehicle: async ({ who, client, number }, world, books) =>
    post(world, someone(world, who), '/api/vehicles', {
      unitNumber: String(number),
      vin: `1FUJGLDR9KL100${number}`,
      licensePlate: `P${number}`,
      clientId: idOf(books, 'client', client),
    }),
  async keep({ who, client, vehicle, kind, number, ends }, world, books) {
    const unit = pick(books.records('vehicle'), vehicle);
    const driver = pick(books.records('driver'), vehicle);
    const values = keptAs(kind, number, onDay(books, ends) ?? null, unit?.id ?? null, driver?.id ?? null);
    // what names a vehicle is of its fleet, what names a driver of its client
    const named = 'vehicleId' in values ? unit : 'driverId' in values ? driver : undefined;
    const clientId = named ? named.values['clientId'] : idOf(books, 'client', client);
    return post(world, someone(world, who), `/api/${kind}`, { ...values, clientId });
  },
  async leave({ who, which }, world, books) {
    const all = Object.entries(KEPT).flatMap(([kind, plural]) =>
      books.records(kind).map(({ id }) => `/api/${plural}/${id}`),
    );
    return someone(world, who).visitor.delete(pick(all, which) ?? '/api/permits/0');
  },
  async paper({ who, vehicle, which, command, type, expires }, world, books) {
    const { visitor } = someone(world, who);
    const at = `/api/vehicles/${idOf(books, 'vehicle', vehicle) ?? '0'}`;
    const expirationDate = onDay(books, expires) ?? null;
    if (command === 'upload')
      return uploadPaper(visitor, at, { documentType: type, ...(expirationDate ? { expirationDate } : {}) });
    const paper = `${at}/documents/${which + 1}`;
    if (command === 'note') return visitor.patch(paper, { expirationDate, notes: 'Copy of the original' });
    return command === 'remove' ? visitor.delete(paper) : visitor.post(`${paper}/restore`, {});
  },
} satisfies Partial<Doings>;
