// npm start: installs, builds what changed, and runs the system in this very process.
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, install, root } from './lib/ground.mjs';

install();
build();
process.env.NODE_ENV ??= 'production';
createRequire(import.meta.url)(path.join(root, 'dist/backend/src/main.js'));
