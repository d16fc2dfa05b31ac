export { Factor } from './factor';
export { FactorsModule } from './factors.module';
