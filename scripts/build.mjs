import { build, install } from './lib/ground.mjs';

install();
build();
