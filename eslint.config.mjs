// Plain JavaScript, and what the server's code is told in selectors and about its patterns. All else about TypeScript:
// .oxlintrc.json.
import js from '@eslint/js';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { sqlWidth } from './testing/lint/sql-width.mjs';

const NO_CLOCK = 'Domain code has no clock, no random and makes no ids: they come in with the command.';
const ONE_CLOCK = 'The time comes from the Clock (platform/core/clock); SQL gets it as a parameter.';
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
  { ...js.configs.recommended, files: ['**/*.js', '**/*.mjs', '**/*.cjs'] },
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
    languageOptions: {
      globals: { afterEach: 'readonly', beforeEach: 'readonly', localStorage: 'readonly', sessionStorage: 'readonly' },
    },
  },
  { files: ['backend/{src,test}/**/*.ts'], languageOptions: { parser: tseslint.parser } },
  {
    // how wide code is, the formatter says
    files: ['backend/{src,test}/**/*.ts', '**/*.{mjs,cjs}'],
    rules: { 'max-len': ['error', { code: 1_000, comments: 120, ignoreUrls: true }] },
  },
  {
    // what a published migration says is never changed
    files: ['backend/{src,test}/**/*.ts', '**/*.{mjs,cjs}'],
    ignores: ['backend/src/migrations/**'],
    plugins: { axlebook: { rules: { 'sql-width': sqlWidth } } },
    rules: { 'axlebook/sql-width': 'error' },
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
      'backend/src/platform/core/clock.ts',
      'backend/src/platform/database/connect.ts',
      'backend/src/migrations/**',
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
    files: ['backend/src/modules/*/*/*.ts', 'backend/src/modules/*/*/{domain,projections}/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...clockless, ...oneConnect, ...noDoubleCast, ...sightStays] },
  },
  {
    files: ['backend/test/**', 'e2e/**', 'bench/**', 'scripts/**'],
    rules: { 'max-lines': ['error', 550] },
  },
);
