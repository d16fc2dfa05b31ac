import { readFileSync } from 'node:fs';
import path from 'node:path';
import '../src/app.module';
import { yearOf } from '../src/modules/pay/contractors';
import { kindNamed } from '../src/platform/records/kind/kind';

const ROOT = path.resolve(__dirname, '../..');
const rowsOf = (name: string): string[][] =>
  readFileSync(path.join(ROOT, `docs/spec/${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly description?: string;
  readonly 'x-labels'?: Readonly<Record<string, string>>;
}
const { schemas } = (
  JSON.parse(readFileSync(path.join(ROOT, 'dist/openapi.json'), 'utf8')) as {
    components: { schemas: Readonly<Record<string, Schema>> };
  }
).components;

/** Somebody without a threshold of its own, and a payment to it. */
const SOMEBODY = { classification: 'individual', attorney: false, box: null, freight: false, threshold: null } as const;
const BY_CHECK = { withheld: 0, box: null, accountBox: null, way: 'check' } as const;

/** A documented table: the schemas of what is shown and given, and the kind of its records. */
interface Table {
  readonly shown: string;
  readonly given: string;
  readonly kind?: string;
  /** Fields that are called otherwise. */
  readonly displayName?: Readonly<Record<string, string>>;
  /** Fields of events that are shown to nobody. */
  readonly fact?: string;
}
const TABLES: Readonly<Record<string, Table>> = {
  brokers: { shown: 'Broker', given: 'NewBroker', kind: 'broker' },
  loads: { shown: 'Load', given: 'NewLoad', kind: 'load' },
  // a number is given to one that comes without
  invoices: { shown: 'Invoice', given: 'Invoice' },
  payments: { shown: 'Payment', given: 'NewPayment' },
  expenses: { shown: 'Expense', given: 'NewExpense', kind: 'expense' },
  documents: {
    shown: 'Document',
    given: 'Document',
    kind: 'document',
    displayName: { type: 'documentType' },
    fact: 'DocumentAdded',
  },
  clients: { shown: 'Client', given: 'NewClient', kind: 'client' },
  ifta_processes: { shown: 'IftaProcess', given: 'NewIftaProcess', kind: 'iftaprocess' },
  agents: { shown: 'Agent', given: 'AgentForm', kind: 'agent' },
  client_registrations: { shown: 'Registration', given: 'NewRegistration', kind: 'registration' },
  ComplianceDocument: { shown: 'ComplianceDocument', given: 'NewComplianceDocument', kind: 'compliancedocument' },
  CompliancePayment: { shown: 'PortalPayment', given: 'NewCompliancePayment' },
  'contractor (browser-only sample)': {
    shown: 'Contractor',
    given: 'NewContractor',
    kind: 'contractor',
    displayName: {
      '(tax ID type)': 'taxIdType',
      '(tax ID)': 'taxId',
      '(start date)': 'startDate',
      '(flag) active': 'active',
      '(flag) auto-generate 1099': 'autoGenerate',
      '(flag) email forms': 'emailForms',
    },
  },
  '1099 form (browser-only sample)': { shown: 'TaxForm', given: 'TaxForm' },
  'form: load': { shown: 'Load', given: 'NewLoad', kind: 'load' },
  'form: expense': { shown: 'Expense', given: 'NewExpense', kind: 'expense' },
  'form: document (compliance)': {
    shown: 'ComplianceDocument',
    given: 'NewComplianceDocument',
    kind: 'compliancedocument',
  },
  'form: client': { shown: 'Client', given: 'NewClient', kind: 'client' },
};

const fieldsIn = (name: string): Readonly<Record<string, Schema>> => schemas[name]?.properties ?? {};
const alternatives = (schema: Schema | undefined): readonly Schema[] =>
  schema ? [schema, ...(schema.anyOf ?? []).flatMap(alternatives)] : [];
const choicesOf = (schema: Schema | undefined): readonly string[] =>
  alternatives(schema).flatMap((one) => one.enum ?? []);
const hiddenIn = (event: string | undefined): Readonly<Record<string, Schema>> =>
  event
    ? ((JSON.parse(readFileSync(path.join(ROOT, `docs/events/${event}.json`), 'utf8')) as Schema).properties ?? {})
    : {};
const listed = (text: string): string[] => text.split(',').map((word) => word.trim());

const stated = new Set(rowsOf('not-applicable').map(([id]) => id));
const rows = rowsOf('fields')
  .filter(([id, entity = '', field = '']) => entity in TABLES && !stated.has(id) && !field.startsWith('password'))
  .map(([id = '', entity = '', field = '', type = '', required = '', initial = '', text = '']) => ({
    ...{ id, entity, field, type, required, initial, said: text },
    table: TABLES[entity]!,
  }))
  .map((row) => ({ ...row, name: row.table.displayName?.[row.field] ?? row.field }));

describe('the fields that the documents name', () => {
  it('are looked at', () => expect(rows.length).toBeGreaterThan(150));

  it.each(rows.filter(({ name }) => !name.startsWith('(')).map((row) => [row.entity, row.field, row] as const))(
    '%s: %s',
    (_, __, { id, table, name, type, required, initial, said: text }) => {
      proves.each(id);
      const given = fieldsIn(table.given)[name];
      const known = fieldsIn(table.shown)[name] ?? given ?? hiddenIn(table.fact)[name];
      expect(known).toBeDefined();
      if (required === 'y' && table.given !== table.shown) expect(schemas[table.given]?.required).toContain(name);
      const stored = table.kind ? kindNamed(table.kind).fields.find((field) => field.name === name) : undefined;
      // a secret is shown masked, or not at all
      if (required === 'y' && !stored?.secret)
        expect(alternatives(fieldsIn(table.shown)[name]).map((one) => one.type)).not.toContain('null');
      if (required === 'n') expect(schemas[table.given]?.required ?? []).not.toContain(name);
      const [, most] = /\bmax (\d+)/.exec(text) ?? [];
      if (most !== undefined) expect(stored?.rule.fault('x'.repeat(Number(most) + 1))).not.toBeNull();
      const [, words] = /(?:enum:|one of) ([\w, ]+)/.exec(text) ?? [];
      if (words) expect(choicesOf(known)).toEqual(expect.arrayContaining(listed(words)));
      if (/now|today/.test(initial)) expect(stored?.today).toBe(true);
      else if (initial !== '' && table.kind) expect(String(stored?.initial)).toBe(initial);
      if (type.startsWith('decimal'))
        expect(
          alternatives(fieldsIn(table.shown)[name])
            .map(({ description }) => description)
            .join(),
        ).toMatch(/Dollars with two places|Miles|Gallons/);
      if (/number or null|numeric/.test(type) && required === 'n')
        expect(alternatives(given).map((one) => one.type)).toContain('null');
    },
  );

  it.each(rows.filter(({ field }) => field === '(timestamps)').map((row) => [row.entity, row] as const))(
    '%s: when it was added and changed',
    (_, { id, table }) => {
      proves.each(id);
      expect(Object.keys(fieldsIn(table.shown))).toEqual(expect.arrayContaining(['createdAt', 'updatedAt']));
    },
  );

  it.each([
    ['InsuranceRecord', 'FLD-0254'],
    ['Reminder', 'FLD-0299'],
    ['Obligation', 'FLD-0314'],
    ['BusinessEntity', 'FLD-0345'],
  ] as const)('%s: when it was added and changed', (schema, id) => {
    proves.each(id);
    expect(Object.keys(fieldsIn(schema))).toEqual(expect.arrayContaining(['createdAt', 'updatedAt']));
  });

  it('of a client: all but the company are optional, the e-mail is one', () => {
    proves('FLD-0586');
    expect(schemas['NewClient']?.required).toEqual(['companyName']);
  });

  it("of a contractor: its own threshold is optional; without one it is the law's of the year of the payment", () => {
    proves('FLD-0519', 'RUL-411');
    expect(alternatives(fieldsIn('NewContractor')['threshold']).map((one) => one.type)).toContain('null');
    expect(schemas['NewContractor']?.required).not.toContain('threshold');
    const [NO_CENT_LESS, PAID] = [599_99, 600_00];
    const formsOf = (amount: number) => yearOf(SOMEBODY, [{ ...BY_CHECK, amount }], 2025, { withFreight: false }).forms;
    expect([formsOf(NO_CENT_LESS), formsOf(PAID)]).toEqual([[], [expect.objectContaining({ total: PAID })]]);
  });

  it('of sign-in are in no answer and no request but those that set a password', () => {
    proves('FLD-0383', 'FLD-0396', 'FLD-0397');
    const named = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
      Object.keys(properties).map((property) => `${name}.${property}`),
    );
    expect(named.filter((each) => /passwordHash|passwordReset|resetExpires/i.test(each))).toEqual([]);
  });
});

/** Choices that the documents name, by row: the schema and field whose words they are. */
const WORDS: Readonly<Record<string, readonly [schema: string, field: string]>> = {
  'ENM-020': ['Document', 'documentType'],
  'ENM-028': ['Load', 'status'],
  'ENM-030': ['Expense', 'category'],
  'ENM-045': ['Client', 'paymentTerms'],
  'ENM-046': ['Client', 'status'],
  'ENM-088': ['CommercialPlate', 'registrationPeriod'],
};

describe('the choices that the documents name', () => {
  it('payment terms have their names', () => {
    proves('RUL-428');
    expect(alternatives(fieldsIn('Client')['paymentTerms']).find((one) => one['x-labels'])?.['x-labels']).toEqual({
      net_15: 'Net 15',
      net_30: 'Net 30',
      net_45: 'Net 45',
      net_60: 'Net 60',
      due_on_receipt: 'Due on Receipt',
      cash_on_delivery: 'Cash on Delivery',
    });
  });

  it('of an invoice: its statuses, draft and cancelled among them', () => {
    proves('ENM-024', 'RUL-276');
    expect(choicesOf(fieldsIn('Invoice')['status']).toSorted()).toEqual([
      'cancelled',
      'draft',
      'overdue',
      'paid',
      'pending',
    ]);
  });

  const named = rowsOf('enums').filter(([id = '']) => id in WORDS);
  it.each(
    named.map(
      ([id = '', what = '', values = '', labels = '', initial = '']) => [what, id, values, labels, initial] as const,
    ),
  )('%s', (_, id, values, labels, initial) => {
    proves.each(id);
    const [schema = '', field = ''] = WORDS[id] ?? [];
    const known = fieldsIn(schema)[field];
    expect(choicesOf(known)).toEqual(expect.arrayContaining(listed(values)));
    const results = alternatives(known).flatMap((one) => Object.values(one['x-labels'] ?? {}));
    if (labels && !/badge|colour/.test(labels)) expect(results).toEqual(expect.arrayContaining(listed(labels)));
    const kind = kindNamed(schema.toLowerCase());
    if (initial) expect(String(kind.fields.find(({ name }) => name === field)?.initial)).toBe(initial);
  });
});
