export { timed } from './http/metrics';
export { listenForMachine } from './http/machine-port';
export { Readiness } from './http/readiness';
export { SystemModule } from './system.module';
