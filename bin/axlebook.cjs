#!/usr/bin/env node
// The commands of an installed Axlebook: axlebook admin:create --email you@firm.com
require('../dist/backend/src/cli.js');
