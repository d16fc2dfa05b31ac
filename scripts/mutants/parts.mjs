// What is mutated, and by which tests a fault in it must be noticed. A new module is part of it without a line here.

const SPECS = '!**/*.{spec,fixture}.ts*';

/** One short history of its own seed: the oracle must notice a fault, not search for one. */
const ONE_HISTORY = { ORACLE_SEED: '5', ORACLE_RUNS: '1', ORACLE_STEPS: '30', ORACLE_EVERY: '8' };

/** Where a fault costs money or shows somebody what is not theirs. */
export const STRICT = [
  /\/(ledger|permissions)\//,
  /\/platform\/(money|access|web\/auth|infrastructure\/vault)\//,
  /\/(invoices|invoice-money|payments|receivables|portal-payments|bank-payments|payment-purposes|checkout)\/(domain|commands)\//,
  /(posting|scope|visib|permission)/i,
];
export const STRICT_LEAST = 95;

export const PARTS = {
  /** Rules: what a decider, a record, a posting or a sum says, by the unit specs. */
  rules: {
    mutate: [
      'backend/src/modules/*/*/*.ts',
      'backend/src/modules/**/domain/**/*.ts',
      'backend/src/platform/{money,infrastructure/vault}/**/*.ts',
      'backend/src/platform/fields/**/*.ts',
      'backend/src/platform/records/{kind/{kind-aggregate,rich-kind,declared/flow,declared/expiry,paper-slots},bulk/bulk,sheets/sheet,requests/lines}.ts',
      SPECS,
    ],
    project: 'unit',
    specs: ['backend/src/**/*.unit.spec.ts'],
  },
  /**
   * What the web app works out by itself, by the specs beside it: those of screens look at the same and take minutes.
   */
  web: {
    mutate: ['frontend/src/lib/**/*.{ts,tsx}', '!frontend/src/lib/api/api-types.ts', SPECS],
    project: 'frontend',
    // `whose` starts whole pages
    specs: ['src/lib/**/!(whose.int).spec.(ts|tsx)'],
  },
  /** The screens: steps, lists, addresses and words of the web app, by its specs. */
  screens: {
    mutate: ['frontend/src/{app,features}/**/*.{ts,tsx}', SPECS],
    project: 'frontend',
    specs: ['src/**/*.spec.(ts|tsx)'],
  },
  /**
   * What is done: commands, what follows from events, the world outside, and the search, by the specs on a real
   * PostgreSQL, and by those of rules that lie beside it.
   */
  acts: {
    mutate: [
      'backend/src/modules/**/{commands,reactions,adapters}/**/*.ts',
      'backend/src/platform/{access,infrastructure/{spreadsheets,mail},web/{uploads,auth}}/**/*.ts',
      'backend/src/platform/lists/{search,searched}.ts',
      'backend/src/platform/records/{search/{find-records,searched-kinds},store/{find-named,check-references,rich-commands},sheets/{sheet-references,duplicates}}.ts',
      SPECS,
    ],
    project: 'integration',
    specs: [
      'backend/src/**/*.int.spec.ts',
      // what of it is worked out without a database
      'backend/src/modules/**/{commands,reactions,adapters}/**/*.unit.spec.ts',
      'backend/src/platform/{access,infrastructure/{spreadsheets,mail},web/{uploads,auth},lists,records}/**/*.unit.spec.ts',
      ...[
        'oracle',
        'accounts',
        'bulk',
        'days',
        'expense-sheets',
        'foreign-records',
        'letters',
        'letters-once',
        'main-job',
        'obligations-once',
        'one-client',
        'papers',
        'papers-found',
        'permissions',
        'removed',
      ].map((name) => `backend/test/${name}.int.spec.ts`),
    ],
    environment: ONE_HISTORY,
    database: true,
  },
  /**
   * What is read, and how it is asked for: by the specs on a real PostgreSQL that look at figures, lists and answers.
   */
  reads: {
    mutate: [
      'backend/src/modules/**/{queries,projections,http}/**/*.ts',
      'backend/src/platform/event-log/{projections,replay,commands}/**/*.ts',
      'backend/src/platform/{lists/{page,order,cursor,read-rows,past-query},web/routes/{time-travel.guard,answer}}.ts',
      'backend/src/platform/records/store/{record-store,record-commands,record-reads,rich-store,stores,holders}.ts',
      SPECS,
    ],
    project: 'integration',
    specs: [
      'backend/src/modules/**/*.int.spec.ts',
      // what of it is worked out without a database
      'backend/src/modules/**/{queries,projections,http}/*.unit.spec.ts',
      'backend/src/platform/{event-log,lists,web,records}/**/*.unit.spec.ts',
      ...[
        'oracle',
        'books',
        'as-of',
        'days',
        'accounts',
        'projections',
        'limits',
        'main-job',
        'contract-answers',
        'letters-once',
      ].map((name) => `backend/test/${name}.int.spec.ts`),
    ],
    environment: ONE_HISTORY,
    database: true,
  },
};
