// The commands beside the server: replay, demo, db:url, admin:create.
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, install, root } from './lib/ground.mjs';

install();
build();
createRequire(import.meta.url)(path.join(root, 'dist/backend/src/cli.js'));
