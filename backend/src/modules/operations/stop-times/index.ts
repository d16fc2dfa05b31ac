export { StopTimesModule } from './stop-times.module';
