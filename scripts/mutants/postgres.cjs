// One PostgreSQL for all runs of a part, as the integration tests start theirs.
const { transformFileSync } = require('@swc/core');

const compile = (module, filename) =>
  module._compile(
    transformFileSync(filename, {
      swcrc: false,
      jsc: { target: 'es2023', parser: { syntax: 'typescript', decorators: true } },
      module: { type: 'commonjs' },
    }).code,
    filename,
  );

module.exports = {
  async startPostgres() {
    require.extensions['.ts'] = compile;
    await require('../../backend/test/global-setup.ts').default();
    return () => require('../../backend/test/global-teardown.ts').default();
  },
};
