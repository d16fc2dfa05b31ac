import { readFileSync } from 'node:fs';
import path from 'node:path';

const SPEC = path.resolve(__dirname, '../../../../docs/spec');
const FLAGS = ['canCreateInvoices', 'canViewReports', 'canManageClients', 'canAccessAccounting'] as const;
/** From the one that counts least to the one that counts most; advanced differs from standard in what it sees only. */
const LEVELS = ['restricted', 'basic', 'standard', 'advanced'];
export type Flag = (typeof FLAGS)[number];
export type Answered = 'yes' | 'no' | 'demo' | 'token';
export const PEOPLE = ['anonymous', 'client', 'driver', 'agent', 'employee', 'admin'] as const;
export type Person = (typeof PEOPLE)[number];

export interface AgentSet {
  readonly flags: readonly Flag[];
  readonly level: string;
  readonly closed: readonly string[];
}

/** One row of docs/spec/permissions.tsv or commands.tsv: a route or a command, and whose it is. */
export class PermissionRow {
  constructor(private readonly cells: Readonly<Record<string, string>>) {}

  get route(): string {
    return this.cells['route'] ?? '';
  }
  get command(): string {
    return this.cells['command'] ?? '';
  }
  /** @returns what the row says of one of these people; the agent is one without flags */
  of(person: Person): Answered {
    return this.answer(person);
  }
  ofAgent({ flags, level, closed }: AgentSet): Answered {
    const always = this.answer('agent');
    if (always !== 'no') return always;
    const least = LEVELS.indexOf(this.cells['level'] ?? '');
    if (LEVELS.indexOf(level) < least || closed.includes(this.cells['area'] ?? '')) return 'no';
    return flags.map((flag) => this.answer(`+${flag}`)).find((answer) => answer !== 'no') ?? 'no';
  }
  /** Whether the row says something that has no meaning. */
  get faults(): string[] {
    const wrong = Object.entries(this.cells)
      .filter(([column, cell]) => !ALLOWED(column).test(cell))
      .map(([column, cell]) => `${this.route}${this.command}: ${column} is ${cell || 'empty'}`);
    const byFlag = FLAGS.some((flag) => this.answer(`+${flag}`) !== this.answer('agent'));
    return byFlag === (this.cells['level'] !== '-') || this.answer('agent') !== 'no'
      ? wrong
      : [...wrong, `${this.route}${this.command}: a level goes with flags`];
  }

  private answer(column: string): Answered {
    return this.cells[column] as Answered;
  }
}

const ALLOWED = (column: string): RegExp =>
  column === 'route'
    ? /^(GET|POST|PUT|PATCH|DELETE) \/api\/[\w/:.-]+$/
    : column === 'command'
      ? /^\w+ \w+( (to|of) \w+)?$/
      : column === 'level'
        ? /^(-|restricted|basic|standard)$/
        : column === 'area'
          ? /^(-|\w+)$/
          : /^(yes|no|demo|token)$/;

/** A table, without its comments. */
export const permissionTable = (name: 'permissions' | 'commands' = 'permissions'): PermissionRow[] => {
  const [head = '', ...rows] = readFileSync(path.join(SPEC, `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  const columns = head.split('\t');
  return rows.map(
    (row) =>
      new PermissionRow(
        Object.fromEntries(row.split('\t').map((cell, at) => [columns[at] ?? `column ${at + 1}`, cell])),
      ),
  );
};
export const FLAG_SETS: readonly (readonly Flag[])[] = Array.from({ length: 2 ** FLAGS.length }, (_, bits) =>
  FLAGS.filter((_flag, at) => bits & (1 << at)),
);
