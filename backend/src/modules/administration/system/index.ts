export { timed } from './http/metrics';
export { listenForMachine, type MachinePort } from './http/machine-port';
export { Readiness } from './http/readiness';
export { SystemModule } from './system.module';
