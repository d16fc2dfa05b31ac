export { timed } from './http/metrics';
export { listenForMetrics } from './http/metrics-port';
export { SystemModule } from './system.module';
