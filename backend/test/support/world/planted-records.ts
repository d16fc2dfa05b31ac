import { randomUUID } from 'node:crypto';
import { systemContext } from '../../../src/platform/event-log/commands/context';
import { allKinds, type RecordKind } from '../../../src/platform/records/kind/kind';
import type { StoredRecord } from '../../../src/platform/records/kind/stored-record';
import { storeToken, type RecordStore } from '../../../src/platform/records/store/record-store';
import { kindsWithPapers, uploadPaper } from './papers';
import { newAccount, newAgent, newClient, PASSWORD } from './people';
import { isBroughtByAStep, plausible, WITH_OTHERS } from '../requests/plausible';
import type { TestSystem } from '../system';
import type { Visitor } from './visitor';

/** No address names one of them. */
const UNNAMED = ['account', 'settings'];

const TEMPLATE = {
  description: 'Rent',
  lines: [
    { accountNumber: '6200', debit: 150 },
    { accountNumber: '1000', credit: 150 },
  ],
};

type Keep = (name: string, value: unknown) => void;

/** Records of every kind, that addresses and bodies can name. Whoever asks later is none of them. */
export const plantRecords = async (
  system: TestSystem,
  { admin, client }: { admin: Visitor; client: Visitor },
  own: string,
  told: Keep,
): Promise<void> => {
  const stored = new Map<string, unknown>();
  const records = new Map<string, readonly unknown[]>();
  const keeping: Keep = (name, value) => {
    records.set(name, [...(records.get(name) ?? []), value]);
    told(name, value);
  };
  const keep: Keep = (name, value) => {
    stored.set(name, value);
    keeping(name, value);
  };
  const made = async (visitor: Visitor, path: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await visitor.post(path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer.body;
  };
  const named = (list: string, field: string, { id }: Record<string, unknown>): unknown => {
    [list, field].forEach((name) => keep(name, id));
    return id;
  };
  const brokerId = named(
    '/api/brokers',
    'brokerId',
    await made(admin, '/api/brokers', { name: 'Broker 0', contactEmail: 'ap@broker.test' }),
  );
  for (const nr of [1, 2, 3]) {
    const clientId = named('/api/clients', 'clientId', { id: nr === 1 ? own : await newClient(system) });
    keep('/api/audit', clientId);
    keep('/api/client-money', clientId);
    const charge = { clientId, description: 'IFTA', amount: 150 };
    for (const part of [1, 2]) {
      await made(admin, '/api/expenses', { clientId, category: 'fuel', paidFrom: 'fuel_card', amount: 10 * part });
      const paid = { clientId, amount: part, reference: `Part ${part}` };
      keep('/api/fuel-cards/payments', (await made(admin, '/api/fuel-cards/payments', paid))['id']);
    }
    const mapping = { provider: 'efs', columns: [], dateFormat: 'month_first', decimalMark: 'point' };
    const written = { ...mapping, clientId, unit: 'gallons', currency: 'USD' };
    keep('/api/fuel-cards/mappings', (await made(admin, '/api/fuel-cards/mappings', written))['id']);
    for (const part of [1, 2])
      keep('/api/charges', (await made(admin, '/api/charges', { ...charge, notes: `Part ${part}` }))['id']);
    const byCheck = { clientId, amount: 9, description: 'UCR', paymentMethod: 'check', checkNumber: '7' };
    const { id: paymentId } = await made(admin, '/api/compliance-payments', byCheck);
    await admin.patch(`/api/compliance-payments/${String(paymentId)}/status`, { paymentStatus: 'completed' });
    const arrived = { paymentIds: [paymentId], amount: 9 };
    keep('/api/clearing-payouts', (await made(admin, '/api/clearing-payouts', arrived))['id']);
    const who = { clientId, name: `Contractor ${nr}`, type: 'mechanic', taxIdType: 'ssn', taxId: `12345678${nr}` };
    const paid = named('/api/contractors', 'contractorId', await made(admin, '/api/contractors', who));
    const spent = { clientId, contractorId: paid, category: 'repair', amount: 900, expenseDate: '2025-05-05' };
    await made(admin, '/api/expenses', spent);
    const forms = { year: 2025, clientId };
    const { body: form } = await admin.post<{ prepared: { id: string }[] }>('/api/tax-forms/generate', forms);
    keep('/api/tax-forms', form.prepared[0]?.id);
    const fuelTax = { clientId, year: 2020 + nr, quarter: 'Q2' };
    keep('/api/ifta/returns', (await made(admin, '/api/ifta/returns', fuelTax))['id']);
    named('/api/brokers', 'brokerId', await made(admin, '/api/brokers', { name: `Broker ${nr}` }));
    named(
      '/api/loads',
      'loadId',
      await made(admin, '/api/loads', {
        loadNumber: `F-${nr}`,
        brokerId,
        clientId,
        pickupLocation: 'A',
        dropoffLocation: 'B',
      }),
    );
    for (const part of [1, 2, 3, 4]) {
      const invoice = named(
        '/api/invoices',
        'invoiceId',
        await made(admin, '/api/invoices', { brokerId, clientId, amount: 100 * part }),
      );
      keep(
        '/api/payments',
        (await made(admin, `/api/invoices/${String(invoice)}/payments`, { amount: 5, paymentMethod: 'ach' }))['id'],
      );
    }
    const [owed] = (records.get('invoiceId') ?? []).slice(-1);
    const check = { checkNumber: `C-${nr}`, amount: 2_005, rest: 'deposit', shares: [{ invoiceId: owed, amount: 5 }] };
    await made(admin, '/api/payments', check);
    const { body: deposits } = await admin.get<{ id: number }[]>('/api/deposits?sort=-createdAt&limit=1');
    keep('/api/deposits', deposits[0]?.id);
    keep(
      '/api/ifta-processes',
      (await made(admin, '/api/ifta-processes', { clientId, quarter: 'Q1', year: 2020 + nr }))['id'],
    );
    const registration = {
      companyName: 'C',
      ownerName: 'O',
      email: `r${nr}@fuzz.test`,
      phone: '1',
      address: 'A',
      city: 'C',
      state: 'NC',
      zipCode: '28801',
      businessType: 'owner-operator',
    };
    keep('/api/client-registrations', (await made(system.visitor(), '/api/client-registration', registration))['id']);
    await people(system, keep);
    await papers(client, keep);
    await card(client, made, keep);
  }
  for (const nr of [1, 2, 3])
    keep(
      '/api/entry-templates',
      (await made(admin, '/api/entry-templates', { ...TEMPLATE, name: `Rent ${nr}` }))['id'],
    );
  await bank(admin, made, keep);
  await furtherKinds(system, stored, keeping);
  await settlements(admin, made, keep, records.get('/api/drivers') ?? []);
  for (const { options } of kindsWithPapers())
    for (const id of records.get(`/api/${options.plural}`) ?? [])
      await uploadPaper(admin, `/api/${options.plural}/${String(id)}`, {
        documentType: Object.keys(options.paperSlots ?? {})[0] ?? '',
      });
  for (const role of ['admin', 'employee', 'agent', 'agent', 'agent', 'driver', 'client', 'client'])
    keep('email', `${role}@axlebook.test`);
  for (let nr = 0; nr < 12; nr += 1) keep('email', `new${nr}@fuzz.test`);
  keep('password', PASSWORD);
  keep('amount', 150);
  for (const side of ['debit', 'credit']) keep(side, 150);
  for (const number of ['6200', '1000']) keep('accountNumber', number);
  const account = { number: '7999', name: 'Tires', type: 'expenses' };
  keep('/api/ledger/accounts', (await made(admin, '/api/ledger/accounts', account))['number']);
  for (const month of ['2026-08', '2026-09']) keep('/api/ledger/periods', month);
  const lines = [
    { accountNumber: '6200', debit: 150 },
    { accountNumber: '1000', credit: 150 },
  ];
  const entry = { entryDate: '2026-11-01', description: 'Rent', lines };
  for (let nr = 0; nr < 20; nr += 1)
    keep('/api/ledger/entries', (await made(admin, '/api/ledger/entries', entry))['id']);
  keep('defaultFee', 150);
};

/** Accounts of the firm at banks, with lines that are open, and one reconciliation. */
const bank = async (
  admin: Visitor,
  made: (visitor: Visitor, path: string, body: object) => Promise<Record<string, unknown>>,
  keep: Keep,
): Promise<void> => {
  for (const ledgerAccount of ['1000', '1020', '1050']) {
    const path = '/api/bank-accounts';
    const given = { name: `Bank ${ledgerAccount}`, bankName: 'First Bank', ledgerAccount };
    const { id } = await made(admin, path, given);
    keep(path, id);
    keep('bankAccountId', id);
    keep('ledgerAccount', ledgerAccount);
    const form = new FormData();
    const rows = Array.from({ length: 12 }, (_, nr) => `11/${nr + 10}/2026,Line ${nr},${nr + 1}.00`);
    form.append('file', new Blob([['Date,Description,Amount', ...rows].join('\n')]), 'bank.csv');
    await admin.upload(`${path}/${String(id)}/import`, form);
    const { body } = await admin.get<{ id: string }[]>(`/api/bank-lines?bankAccountId=${String(id)}`);
    for (const line of body) keep('/api/bank-lines', line.id);
    const reconciliation = { through: '2026-11-01', statementBalance: await balanceOf(admin, `${path}/${String(id)}`) };
    keep('rid', (await made(admin, `${path}/${String(id)}/reconciliations`, reconciliation))['id']);
  }
};
const balanceOf = async (admin: Visitor, path: string): Promise<unknown> =>
  (await admin.get(`${path}/unreconciled?through=2026-11-01`)).body['balance'];

/** Kinds of records that nothing else here makes: three of each, of what is there. */
const furtherKinds = async (system: TestSystem, stored: ReadonlyMap<string, unknown>, keep: Keep): Promise<void> => {
  const context = systemContext(system.clock, 'cli', 'test');
  const unknown = allKinds().filter(
    ({ options, kind }) => !stored.has(`/api/${options.plural}`) && !UNNAMED.includes(kind),
  );
  const made = new Map<string, unknown[]>();
  for (const one of namedFirst(unknown))
    for (const nr of [1, 2, 3]) {
      const { kind, table, options, fields } = one;
      const values = fields
        .filter((field) => !isBroughtByAStep(one, field) && !WITH_OTHERS.includes(field.name))
        .filter(({ initial, systemSet, nullable }) => initial === undefined && !(systemSet && nullable))
        .map((field) => [
          field.name,
          field.refers
            ? (made.get(field.refers.kind)?.[nr - 1] ?? stored.get(`${field.refers.kind}Id`))
            : plausible(field, 'planted', nr, randomUUID()),
        ]);
      const store: RecordStore<StoredRecord<string | number>> = system.app.get(storeToken(table));
      const { id } = (await store.add(Object.fromEntries(values) as object, context)).record;
      made.set(kind, [...(made.get(kind) ?? []), id]);
      keep(`/api/${options.plural}`, id);
      keep(`${kind}Id`, id);
    }
};
/** Kinds in an order in which those that others name come before them. */
const namedFirst = (kinds: readonly RecordKind[]): RecordKind[] => {
  const waits = ({ fields }: RecordKind, left: readonly RecordKind[]): boolean =>
    fields.some(({ refers }) => left.some(({ kind }) => kind === refers?.kind));
  const next = kinds.filter((kind) => !waits(kind, kinds));
  return next.length === 0 ? [...kinds] : [...next, ...namedFirst(kinds.filter((kind) => !next.includes(kind)))];
};

/** A draft, an approved settlement and a paid one. */
const settlements = async (
  admin: Visitor,
  made: (visitor: Visitor, path: string, body: object) => Promise<Record<string, unknown>>,
  keep: Keep,
  drivers: readonly unknown[],
): Promise<void> => {
  for (const [nr, driverId] of drivers.slice(0, 3).entries()) {
    await made(admin, '/api/pay-rules', { driverId, basis: 'hour', rate: 20, from: '2026-01-01' });
    const { id } = await made(admin, '/api/settlements', { driverId, from: '2026-01-01', to: '2026-01-07' });
    keep('/api/settlements', id);
    for (const step of ['approve', 'pay'].slice(0, nr)) await made(admin, `/api/settlements/${String(id)}/${step}`, {});
  }
};

const people = async (system: TestSystem, keep: Keep): Promise<void> => {
  const { agentId, userId } = await newAgent(system);
  keep('/api/agents', agentId);
  keep('agentId', agentId);
  keep(`userId of ${agentId}`, userId);
  keep('userId', (await newAccount(system, 'agent')).userId);
  keep('/api/users', (await newAccount(system, 'driver')).userId);
};

const papers = async (client: Visitor, keep: Keep): Promise<void> => {
  const form = new FormData();
  form.append('documentType', 'receipt');
  form.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'receipt.pdf');
  const { body } = await client.upload('/api/documents/upload', form);
  keep('/api/documents', body['id']);
  keep('/api/files', `document-${String(body['id'])}`);
};

/** One payment made, others by check to come, another begun, and a card entry to go on with. */
const card = async (
  client: Visitor,
  made: (visitor: Visitor, path: string, body: object) => Promise<Record<string, unknown>>,
  keep: Keep,
): Promise<void> => {
  const number = '4242 4242 4242 4242';
  const start = async (): Promise<unknown> =>
    (await made(client, '/api/create-payment-intent', { amount: 150, description: 'Service Fee' }))['clientSecret'];
  const token = async (): Promise<unknown> =>
    (await made(client, '/api/sandbox/tokens', { number, expMonth: 12, expYear: 2030, cvc: '123' }))['token'];
  const secret = await start();
  await made(client, '/api/sandbox/confirm', { clientSecret: secret, token: await token() });
  const paymentIntentId = String(secret).split('_secret_')[0];
  keep('paymentIntentId', paymentIntentId);
  keep(
    '/api/compliance-payments',
    (await made(client, '/api/compliance-payments', { metadata: { paymentIntentId } }))['id'],
  );
  const byCheck = { amount: 150, description: 'Service Fee', paymentMethod: 'check', checkNumber: '1044' };
  for (let nr = 0; nr < 3; nr += 1)
    keep('/api/compliance-payments', (await made(client, '/api/compliance-payments', byCheck))['id']);
  keep('clientSecret', await start());
  keep('token', await token());
  keep('number', number);
  keep('expMonth', 12);
  keep('expYear', 2030);
  keep('cvc', '123');
};
