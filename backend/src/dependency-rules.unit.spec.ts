import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}
type Rules = readonly { readonly name: string }[];

const ROOT = path.resolve(__dirname, '../..');
const CONFIG = path.join(ROOT, '.dependency-cruiser.cjs');
const { forbidden, required } = jest.requireActual<{ forbidden: Rules; required: Rules }>(CONFIG);

/** A file and what it imports. */
type Tree = Readonly<Record<string, readonly string[]>>;

const AREAS = 'backend/src/modules';
/** The area of most modules of the plan. */
const MODULES = `${AREAS}/people`;
const KIND = 'backend/src/platform/records/kind/kind';
const BILLS = `${AREAS}/accounting/payments/index`;

/** The folders of the platform, the lowest first. */
const LAYERS = [
  'core',
  'money',
  'fields',
  'database',
  'access',
  'places',
  'roads',
  'event-log/events',
  'event-log/projections',
  'event-log/store',
  'event-log/commands',
  'event-log/replay',
  'realtime',
  'infrastructure/vault',
  'infrastructure/pdf',
  'infrastructure/files',
  'infrastructure/file-text',
  'infrastructure/spreadsheets',
  'infrastructure/jobs',
  'infrastructure/mail',
  'installation',
  'lists',
  'web/problems',
  'web/routes',
  'web/auth',
  'web/server',
  'web/uploads',
  'records/kind',
  'records/requests',
  'records/store',
  'records/names',
  'records/papers',
  'records/sheets',
  'records/bulk',
  'records/search',
  'records/routes',
];
const inLayer = (layer: string, file: string): string => `backend/src/platform/${layer}/${file}`;

/** What keeps every rule. */
const PLAN: Tree = {
  'node_modules/zod/index.js': [],
  'node_modules/typeorm/index.js': [],
  'backend/src/main.ts': ['backend/src/app.module'],
  'backend/src/app.module.ts': ['backend/src/platform/platform.module', `${MODULES}/trucks/index`],
  'backend/src/platform/platform.module.ts': ['backend/src/platform/installation/running'],
  'backend/src/platform/installation/running.ts': [],
  'backend/src/platform/core/day.ts': [],
  'backend/src/platform/core/night.ts': ['backend/src/platform/core/day'],
  ...Object.fromEntries(
    LAYERS.map((layer, at) => [inLayer(layer, 'plan.ts'), LAYERS.slice(0, at).map((lower) => inLayer(lower, 'plan'))]),
  ),
  'backend/src/migrations/0001-trucks.ts': ['typeorm'],
  [`${KIND}.ts`]: [],
  [`${MODULES}/permissions/index.ts`]: [`${MODULES}/permissions/domain/permissions`],
  [`${MODULES}/permissions/domain/permissions.ts`]: [],
  [`${MODULES}/users/index.ts`]: [`${MODULES}/users/users.module`],
  [`${MODULES}/users/users.module.ts`]: [`${MODULES}/permissions/index`],
  [`${MODULES}/sign-in/index.ts`]: [`${MODULES}/sign-in/sign-in.module`],
  [`${MODULES}/sign-in/sign-in.module.ts`]: [`${MODULES}/users/index`],
  [`${MODULES}/trucks/index.ts`]: [`${MODULES}/trucks/trucks.module`],
  [`${MODULES}/trucks/trucks.module.ts`]: [`${MODULES}/trucks/truck`, `${MODULES}/trucks/http/trucks.controller`],
  [`${MODULES}/trucks/truck.ts`]: [KIND],
  [`${MODULES}/trucks/truck.unit.spec.ts`]: [`${MODULES}/trucks/truck`],
  [`${MODULES}/trucks/trucks.int.spec.ts`]: [`${MODULES}/trucks/truck`],
  [`${MODULES}/trucks/http/trucks.controller.ts`]: [`${MODULES}/users/index`, `${MODULES}/trucks/commands/buy-truck`],
  [`${MODULES}/trucks/commands/buy-truck.ts`]: [`${MODULES}/trucks/domain/truck.decider`],
  [`${MODULES}/trucks/domain/truck.decider.ts`]: [`${MODULES}/trucks/domain/truck.events`],
  [`${MODULES}/trucks/domain/truck.events.ts`]: ['zod'],
  [`${BILLS}.ts`]: [],
  [`${AREAS}/accounting/card-providers/index.ts`]: [],
  [`${AREAS}/pay/settlements/index.ts`]: [],
  'frontend/src/lib/money.ts': [],
  'frontend/src/components/money.tsx': ['frontend/src/lib/money'],
  'frontend/src/features/operations/loads/list.tsx': ['frontend/src/components/money'],
  'frontend/src/features/clients/brokers/list.tsx': ['frontend/src/components/money'],
  'frontend/src/pages/loads.tsx': ['frontend/src/features/operations/loads/list'],
};

/** For each rule, files that break it and no other, when they are added to the plan or take the place of its own. */
const BROKEN: Readonly<Record<string, Tree>> = {
  'no-cycles': { 'backend/src/platform/core/day.ts': ['backend/src/platform/core/night'] },
  'platform-knows-no-business': { 'backend/src/platform/infrastructure/jobs/weigh.ts': [`${MODULES}/trucks/truck`] },
  'platform-folders': { 'backend/src/platform/helpers/wash.ts': [] },
  ...Object.fromEntries(
    LAYERS.slice(0, -1).map((layer, at) => [
      `platform-layer-${layer.replace('/', '-')}`,
      { [inLayer(layer, 'upward.ts')]: [inLayer(LAYERS[at + 1] ?? '', 'plan')] },
    ]),
  ),
  'areas-hold-modules': { [`${AREAS}/people/hire.ts`]: [], [`${AREAS}/hire.ts`]: [] },
  'migrations-stand-alone': { 'backend/src/migrations/0002-axles.ts': ['backend/src/platform/core/day'] },
  'modules-meet-at-index': { [`${MODULES}/users/queries/trucks-of.ts`]: [`${MODULES}/trucks/truck`] },
  'module-folders': {
    [`${MODULES}/trucks/services/wash.ts`]: [],
    [`${MODULES}/trucks/http/answers/washed.ts`]: [],
    [`${MODULES}/trucks/api/wash.int.spec.ts`]: [],
  },
  'module-files-are-named-after-it': {
    [`${MODULES}/trucks/truck.module.ts`]: [],
    [`${MODULES}/trucks/wash.int.spec.ts`]: [],
  },
  'module-root-holds-record-kinds': { [`${MODULES}/trucks/wash.service.ts`]: [] },
  'leaf-code-imports-no-module': {
    [`${MODULES}/trucks/queries/list-trucks.ts`]: [`${MODULES}/trucks/trucks.module`],
  },
  'nothing-imports-the-root': {
    'backend/src/config/port.ts': ['backend/src/main'],
    [`${MODULES}/users/users.module.ts`]: ['backend/src/platform/platform.module'],
  },
  'permissions-know-no-module': { [`${MODULES}/permissions/domain/areas.ts`]: [`${MODULES}/trucks/index`] },
  'users-know-no-sign-in': { [`${MODULES}/users/commands/invite.ts`]: [`${MODULES}/sign-in/index`] },
  'ledger-knows-no-mover-of-money': { [`${AREAS}/accounting/ledger/queries/owed.ts`]: [BILLS] },
  'invoices-know-no-reader': { [`${AREAS}/accounting/invoices/queries/late.ts`]: [BILLS] },
  'money-of-invoices-is-pure': {
    [`${AREAS}/accounting/invoice-money/projections/owed.ts`]: [inLayer('access', 'plan')],
  },
  'accounting-knows-no-pay': { [`${AREAS}/accounting/expenses/queries/paid.ts`]: [`${AREAS}/pay/settlements/index`] },
  'rules-and-accounts-know-no-settlement': {
    [`${AREAS}/pay/pay-rules/queries/used.ts`]: [`${AREAS}/pay/settlements/index`],
  },
  'payments-know-no-provider': {
    [`${AREAS}/accounting/checkout/commands/pay.ts`]: [`${AREAS}/accounting/card-providers/index`],
  },
  'domain-is-pure': { [`${MODULES}/trucks/domain/truck.commands.ts`]: [inLayer('access', 'plan')] },
  'domain-knows-no-framework': {
    [`${MODULES}/trucks/domain/tyre.ts`]: ['typeorm'],
    [`${MODULES}/trucks/domain/wheel.ts`]: [KIND],
    [`${MODULES}/trucks/domain/axle.ts`]: [`${MODULES}/trucks/commands/buy-truck`],
  },
  'zod-is-for-events-and-settings': { [`${MODULES}/trucks/http/trucks.requests.ts`]: ['zod'] },
  'no-tests-in-product': { [`${MODULES}/trucks/queries/told.ts`]: [`${MODULES}/trucks/truck.unit.spec`] },
  'features-do-not-meet': {
    'frontend/src/features/clients/brokers/loads.tsx': ['frontend/src/features/operations/loads/list'],
  },
  'lib-is-at-the-bottom': { 'frontend/src/lib/shown.ts': ['frontend/src/components/money'] },
  'components-know-no-business': {
    'frontend/src/components/loads.tsx': ['frontend/src/features/operations/loads/list'],
  },
  'features-know-no-pages': { 'frontend/src/features/operations/loads/link.tsx': ['frontend/src/pages/loads'] },
  'screens-are-declared': {
    'frontend/src/features/operations/loads/screen.ts': ['frontend/src/features/operations/loads/list'],
  },
};

/** What the shipped rules say of a tree, as `rule: file`. */
const faultsOf = (tree: Tree): string[] => {
  const place = mkdtempSync(path.join(tmpdir(), 'dependency-rules-'));
  try {
    for (const [file, imports] of Object.entries(tree)) {
      const at = path.join(place, file);
      const lines = imports.map((to) => {
        const near = path.relative(path.dirname(file), to);
        return `import '${!to.includes('/') ? to : near.startsWith('.') ? near : `./${near}`}';\n`;
      });
      mkdirSync(path.dirname(at), { recursive: true });
      writeFileSync(at, `${lines.join('')}export const one = 1;\n`);
    }
    writeFileSync(path.join(place, 'tsconfig.json'), '{}');
    const cruise = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const args = [cruise, '--config', CONFIG, '--output-type', 'json', 'backend/src', 'frontend/src'];
    const text = execFileSync(process.execPath, args, { cwd: place, encoding: 'utf8', maxBuffer: 64e6 });
    const { summary } = JSON.parse(text) as { summary: { violations: readonly Violation[] } };
    return [...new Set(summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`))].sort();
  } finally {
    rmSync(place, { recursive: true });
  }
};

describe('the rules of direction', () => {
  it('are each broken once here', () =>
    expect(Object.keys(BROKEN).sort()).toEqual([...forbidden, ...required].map(({ name }) => name).sort()));

  it('say nothing of a tree that keeps them', () => expect(faultsOf(PLAN)).toEqual([]));

  it('fire where they are broken, and nowhere else', () =>
    expect(faultsOf(Object.assign({}, PLAN, ...Object.values(BROKEN)) as Tree)).toEqual(
      Object.entries(BROKEN)
        .flatMap(([rule, tree]) => Object.keys(tree).map((file) => `${rule}: ${file}`))
        .sort(),
    ));
});
