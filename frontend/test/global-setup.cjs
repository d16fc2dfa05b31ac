const { execFileSync } = require('node:child_process');
const path = require('node:path');

/** What the web app knows of the API is written by the build. */
module.exports = () => execFileSync(process.execPath, [path.resolve(__dirname, '../../scripts/api.mjs')]);
