export { Demo } from './commands/demo';
export { DemoModule } from './demo.module';
