import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const NO_CLOCK = 'Domain code has no clock, no random and makes no ids: they come in with the command.';
const ONE_CLOCK = 'The time comes from the Clock (platform/clock); SQL gets it as a parameter.';
const oneClock = [
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: ONE_CLOCK },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: ONE_CLOCK },
  { selector: 'Literal[value=/\\b(now\\(\\)|current_timestamp|current_date|clock_timestamp)/i]', message: ONE_CLOCK },
  {
    selector: 'TemplateElement[value.raw=/\\b(now\\(\\)|current_timestamp|current_date|clock_timestamp)/i]',
    message: ONE_CLOCK,
  },
];
const ONE_CONNECT =
  'Connections to the database are made by connect() and lent() of platform/database/connect: with a listener, a name and time limits.';
const oneConnect = [
  { selector: 'NewExpression[callee.name=/^(Client|Pool|DatabaseClient)$/]', message: ONE_CONNECT },
  { selector: "CallExpression[callee.property.name='connect'][callee.object.name=/pool/i]", message: ONE_CONNECT },
  {
    selector: "CallExpression[callee.property.name='connect'][callee.object.property.name=/pool/i]",
    message: ONE_CONNECT,
  },
  {
    selector: "CallExpression[callee.property.name='connect'][callee.object.callee.name=/pool/i]",
    message: ONE_CONNECT,
  },
];
const NO_DOUBLE_CAST = 'A type that does not fit is mended where it is declared: no `as unknown as`.';
const noDoubleCast = [
  { selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword.typeAnnotation', message: NO_DOUBLE_CAST },
];
const sightStays = [
  {
    selector: "CallExpression[callee.property.name='where']",
    message: 'where() takes the sight out of a query of rowsOf(): say andWhere().',
  },
];
const clockless = [
  ...oneClock,
  { selector: "CallExpression[callee.property.name='random']", message: NO_CLOCK },
  { selector: 'CallExpression[callee.name=/^(randomUUID|v4|v7)$/]', message: NO_CLOCK },
];

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'node_modules/**',
      '.data/**',
      '.cache/**',
      'coverage/**',
      'docs/**',
      'bench/**/node_modules/**',
      'bench/results/**',
      'frontend/src/generated/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        performance: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        setImmediate: 'readonly',
        fetch: 'readonly',
        FormData: 'readonly',
        Blob: 'readonly',
        URL: 'readonly',
        URLSearchParams: 'readonly',
        Buffer: 'readonly',
        AbortController: 'readonly',
        AbortSignal: 'readonly',
        module: 'readonly',
        require: 'readonly',
        __dirname: 'readonly',
        globalThis: 'readonly',
      },
    },
    rules: {
      'max-lines': ['error', 300],
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' }],
      'no-empty': ['error', { allowEmptyCatch: true }],
    },
  },
  {
    files: ['frontend/test/*.cjs'],
    languageOptions: { globals: { beforeEach: 'readonly', localStorage: 'readonly', sessionStorage: 'readonly' } },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'max-lines': ['error', 300],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-console': ['error', { allow: ['error'] }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
    },
  },
  {
    // a pattern that tries again from every character is hours of work in the hands of a stranger
    files: ['backend/src/**/*.{ts,cjs}'],
    ignores: ['**/*.spec.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: [
      '**/*.spec.ts',
      'backend/src/platform/clock/**',
      'backend/src/platform/database/connect.ts',
      'backend/src/migrations/**',
      'backend/src/platform/event-store/log-{schema,time,append}.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...oneClock, ...oneConnect, ...sightStays] },
  },
  {
    files: ['backend/src/modules/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...oneClock, ...oneConnect, ...noDoubleCast, ...sightStays] },
  },
  {
    files: ['backend/src/modules/**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noDoubleCast] },
  },
  {
    files: ['backend/src/modules/*/*.ts', 'backend/src/modules/*/{domain,projections}/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...clockless, ...oneConnect, ...noDoubleCast, ...sightStays] },
  },
  {
    files: ['frontend/**/*.ts', 'frontend/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['frontend/src/**/*.ts', 'frontend/src/**/*.tsx'],
    ignores: ['**/*.spec.ts', '**/*.spec.tsx', 'frontend/src/components/forms/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-hook-form',
              importNames: ['useForm'],
              message:
                'A form is made by useRecordForm (components/forms): it keeps drafts, merges and asks before it is left.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/global-setup.ts', '**/global-teardown.ts', '**/vite.config.ts', '**/*.d.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['**/*.spec.ts', '**/*.spec.tsx', 'backend/test/**', 'e2e/**'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    // One example a line and one step a line: a story of tests may be longer than a file of the product.
    files: ['**/*.spec.ts', '**/*.spec.tsx', 'backend/test/**', 'e2e/**', 'bench/**', 'scripts/**'],
    rules: { 'max-lines': ['error', 550] },
  },
);
