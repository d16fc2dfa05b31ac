export { RoutingModule } from './routing.module';
