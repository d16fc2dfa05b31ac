import { readdirSync } from 'node:fs';
import path from 'node:path';
import { FLAG_SETS, permissionTable, type PermissionRow } from '../test/support/requests/permission-table';
import './app.module';
import { ACCESS_LEVELS, FEATURES, permissionsOf, type AgentFlags } from './modules/people/permissions';
import type { InvoiceState } from './modules/accounting/invoices/domain/invoice';
import { EVERYTHING, type Permissions } from './platform/access/viewer';
import { requiredPermissionsOf, type AnyAggregate, type Named } from './platform/event-log/commands/aggregate';
import { allCategories } from './platform/event-log/events/event-catalog';
import { allKinds, type RecordKind } from './platform/records/kind/kind';
import { allRichKinds } from './platform/records/kind/rich-kind';

/** What each command takes, by its row in the table. */
type Taken = readonly (readonly [wish: string, permissions: readonly Permissions[]])[];

const ID = 'one';
const taken = (aggregate: AnyAggregate, command: Named, state: unknown): readonly Permissions[] =>
  requiredPermissionsOf<unknown, Named>(aggregate, command, state, { ...EVERYTHING, clients: [] });

/** A record of a kind, every step of its status, every field that is guarded. */
const ofKind = ({ kind, aggregate, options: { flow, paperSlots }, fields }: RecordKind): Taken => {
  const kept = (values: object) => ({ status: 'kept', values });
  const changed = (changes: object, before: object): readonly Permissions[] =>
    taken(aggregate, { type: 'Change', id: ID, changes } as Named, kept(before));
  const steps = Object.entries(flow?.moves ?? {}).map(([type, { from, to, when }]) => {
    const before = from?.find((each) => each !== to) ?? (typeof to === 'boolean' ? !to : `not ${to}`);
    const changes = { [flow?.field ?? '']: to, ...(when ? { [when]: 'new' } : {}) };
    return [
      `${kind} ${type}`,
      changed(changes, { [flow?.field ?? '']: before, ...(when ? { [when]: null } : {}) }),
    ] as const;
  });
  return [
    [`${kind} Add`, taken(aggregate, { type: 'Add', id: ID, values: {} } as Named, { status: 'none' })],
    [`${kind} Change`, changed({}, {})],
    [`${kind} Remove`, taken(aggregate, { type: 'Remove' }, kept({}))],
    [`${kind} Restore`, taken(aggregate, { type: 'Restore' }, kept({}))],
    ...(paperSlots ? ['AddPaper', 'ChangePaper', 'RemovePaper', 'RestorePaper'] : []).map(
      (type) => [`${kind} ${type}`, taken(aggregate, { type }, kept({}))] as const,
    ),
    ...steps,
    ...fields
      .filter(({ may }) => may !== undefined)
      .map(({ name }) => [`${kind} Change of ${name}`, changed({ [name]: 'new' }, { [name]: null })] as const),
  ];
};

/** An invoice of 100.00 that is open. */
const OPEN = {
  status: 'open',
  terms: { amount: 10_000 },
  ...{ paid: 0, credited: 0, writtenOff: 0 },
  ...{ payments: [], credits: [], writeOffs: [], disputed: [] },
  overdue: false,
} as unknown as InvoiceState;
/** Fields of a command that are more than a note, by the state that they are decided on. */
const FURTHER: Readonly<Record<string, { readonly state: unknown; readonly to: readonly string[] }>> = {
  'invoice ChangeInvoice': { state: OPEN, to: ['draft', 'pending', 'overdue', 'paid', 'cancelled'] },
};

const ofAggregate = (aggregate: AnyAggregate): Taken =>
  Object.keys(aggregate.requiredPermissions).flatMap((type) => {
    const wanted = `${aggregate.family.category} ${type}`;
    const { state = aggregate.decider.initialState as unknown, to = [] } = FURTHER[wanted] ?? {};
    const command = { type, id: ID, changes: {} };
    return [
      [wanted, taken(aggregate, command, state)] as const,
      ...to.map(
        (status) => [`${wanted} to ${status}`, taken(aggregate, { ...command, status } as Named, state)] as const,
      ),
    ];
  });

/** The aggregates that no class declares: `modules/<name>/<noun>-aggregate.ts`. */
const aggregates = (): AnyAggregate[] => {
  const modules = path.join(__dirname, 'modules');
  return readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-aggregate.ts'))
    .flatMap((file) => Object.values(jest.requireActual<Record<string, unknown>>(path.join(modules, file))))
    .filter((each): each is AnyAggregate => typeof each === 'object' && each !== null && 'decider' in each);
};

const commands = new Map([
  ...allKinds().flatMap(ofKind),
  ...[...allRichKinds().map(({ aggregate }) => aggregate), ...aggregates()].flatMap(ofAggregate),
]);
const rows = permissionTable('commands');
const answered = ({ command }: PermissionRow, held: readonly string[]): 'yes' | 'no' =>
  (commands.get(command) ?? [[]]).every((wanted) => [wanted].flat().some((permission) => held.includes(permission)))
    ? 'yes'
    : 'no';

describe('the table of wishes (docs/spec/commands.tsv)', () => {
  it('has one row for every command, step of a status and guarded field, and none without', () => {
    expect(rows.map(({ command }) => command).sort()).toEqual([...commands.keys()].sort());
    expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('speaks of every kind of record there is', () => {
    const spoken = new Set([...commands.keys()].map((command) => command.split(' ')[0]));
    expect([...spoken].sort()).toEqual([...allCategories()].sort());
  });

  it.each([
    ['anonymous', []],
    ['client', permissionsOf('client')],
    ['driver', permissionsOf('driver')],
    ['employee', permissionsOf('employee')],
    ['admin', permissionsOf('admin')],
  ] as const)('is what the code does with %s', (person, held) => {
    expect(rows.map((row) => [row.command, answered(row, held)])).toEqual(
      rows.map((row) => [row.command, row.of(person)]),
    );
  });

  const closures: readonly (readonly string[])[] = [[], ...FEATURES.map((feature) => [feature]), FEATURES];
  it.each(ACCESS_LEVELS.flatMap((level) => FLAG_SETS.map((flags) => [level, flags] as const)))(
    'is what the code does with an agent of level %s with %j, whatever is closed to it',
    (level, flags) => {
      for (const closed of closures) {
        const has = (flag: (typeof flags)[number]): boolean => flags.includes(flag);
        const agent: AgentFlags = {
          canCreateInvoices: has('canCreateInvoices'),
          canViewReports: has('canViewReports'),
          canManageClients: has('canManageClients'),
          canAccessAccounting: has('canAccessAccounting'),
          accessLevel: level,
          restrictedFeatures: closed,
        };
        const held = permissionsOf('agent', agent);
        expect([closed, ...rows.map((row) => [row.command, answered(row, held)])]).toEqual([
          closed,
          ...rows.map((row) => [row.command, row.ofAgent({ flags, level, closed })]),
        ]);
      }
    },
  );
});
