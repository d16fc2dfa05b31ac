export { ClearingModule } from './clearing.module';
