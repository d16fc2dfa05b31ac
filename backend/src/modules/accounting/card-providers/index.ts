export { CardProvidersModule } from './card-providers.module';
export { SandboxProvider } from './adapters/sandbox/sandbox-provider';
