// The server's specs: a worker loads the product once.
const { TestEnvironment } = require('jest-environment-node');
const { proving } = require('../proofs.cjs');
const { keeping } = require('./environment.cjs');

const SPEC = /\.spec\.tsx?$/;
const PACKAGE = /[\\/]node_modules[\\/]/;

module.exports = proving(
  keeping(TestEnvironment, (path, isAlone) => (isAlone ? PACKAGE.test(path) : !SPEC.test(path))),
);
