// npm run api: builds the server when it changed, and from it dist/openapi.json and frontend/src/generated. Tests and
// type checks call it first.
import { buildServer, install } from './lib/ground.mjs';

install();
buildServer();
